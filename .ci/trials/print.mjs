// Prints the instructions of an assembler text as the disassembler writes them.
import { readFile } from "node:fs/promises";
import { assemble, disassemble } from "openvisa";
const object = await assemble(await readFile(process.argv[2], "utf8"), { platform: "XE2" });
const lines = (await disassemble(object, { platform: "XE2" })).split("\n");
console.log(lines.filter((line) => line.includes("(M1")).map((line) => line.trim()).join("\n"));
