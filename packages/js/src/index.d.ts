/** A broken rule of the specification, or a mistake in a text. */
export interface Finding {
  /** Stable name of the rule or of the kind of mistake, for example `text:undeclared`. */
  code: string;
  severity: "error" | "warning";
  /** What was found, and what was expected. */
  message: string;
  /** A suggestion. */
  help?: string;
  /** Line in a text, from 1. */
  line?: number;
  /** Column in characters, from 1. */
  column?: number;
  /** Offset from the beginning of the program in bytes. */
  offset: number;
  /** Name of the kernel or function. */
  kernel?: string;
  /** Index of the instruction in its kernel, from 0. */
  instruction?: number;
  /** First word of the instruction in text. */
  mnemonic?: string;
  /** Name of the operand or field. */
  operand?: string;
  /** Line of the specification that states the rule, for example `specs/instructions/ADD.md:20`. */
  spec?: string;
}

/** A program or a text that has errors. */
export class ProgramError extends Error {
  /** The errors, with their places. Empty if the program could not be read at all, or failed when it ran. */
  readonly findings: Finding[];
}

export interface Options {
  /** Name of a platform or device, for example `"PVC"` or `"bmg"`. */
  platform?: string;
}

/** An array that a kernel reads and writes. */
export type TypedArray =
  | Int8Array
  | Uint8Array
  | Uint8ClampedArray
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | BigInt64Array
  | BigUint64Array
  | Float32Array
  | Float64Array;

/**
 * An argument of a kernel: an array, which is changed in place, or an argument as in a launch file, for example
 * `{ scalar: "float", value: 2 }` or `{ local: 256 }`.
 */
export type Argument = TypedArray | { [key: string]: unknown };

export interface Launch {
  /** Name of the kernel. May be left out if the program has one. */
  kernel?: string;
  /** Number of work-items in each dimension. */
  global_size: number | number[];
  /** Number of work-items of a work-group in each dimension. */
  local_size?: number | number[];
  /** The first work-item in each dimension. */
  global_offset?: number | number[];
  /** The arguments in the order of the kernel. */
  args: Argument[];
}

export interface RunOptions extends Options {
  /** Limit of the time in seconds. */
  timeout?: number;
}

export interface RunResult {
  /** What the kernel printed. */
  printed: string;
  /** Work-items, instructions and time, for people. */
  statistics: string;
}

/**
 * Checks a program, assembler text or the bytes of an object file, against the rules of a platform: that of the
 * options, or else the one with the fewest findings. Resolves to an empty list if it breaks none.
 *
 * Rejects with a `ProgramError` if the program is neither.
 */
export function verify(program: string | Uint8Array, options?: Options): Promise<Finding[]>;

/** Assembles a text to an object file. Rejects with a `ProgramError` that has all mistakes. */
export function assemble(text: string, options?: Options): Promise<Uint8Array>;

/** Disassembles an object file to a text. Rejects with a `ProgramError` if it cannot be read. */
export function disassemble(objectFile: Uint8Array, options?: Options): Promise<string>;

/** Formats a text: indentation and blanks. Comments are kept. */
export function format(text: string): Promise<string>;

/** Explains an instruction, a field, a platform, a rule or a line of text. Rejects if nothing has the name. */
export function explain(name: string, options?: Options): Promise<string>;

/**
 * Runs a kernel on the CPU: assembler text, or the bytes of a zebin with text in it. Arrays among the arguments are
 * changed in place. Rejects with a `ProgramError` that says what failed and where.
 */
export function run(program: string | Uint8Array, launch: Launch, options?: RunOptions): Promise<RunResult>;
