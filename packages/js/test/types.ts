// Compiled by the tests, not run: the declarations fit how an application calls the package.
import { type Finding, ProgramError, assemble, disassemble, run, verify } from "openvisa";

export async function check(text: string): Promise<string[]> {
  const findings: Finding[] = await verify(text, { platform: "PVC" });
  return findings.map((finding) => `${finding.line ?? 0}: ${finding.message}`);
}

export async function scale(program: string, values: Float32Array): Promise<string> {
  try {
    const launch = { global_size: values.length, args: [values, { scalar: "float", value: 2 }] };
    const { printed } = await run(program, launch, { timeout: 10 });
    return printed;
  } catch (error) {
    return error instanceof ProgramError ? error.message : disassemble(await assemble(program));
  }
}
