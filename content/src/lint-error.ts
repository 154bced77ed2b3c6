/** What is wrong in a text, and where; lines are counted from 1. */
export interface Fault {
  readonly line: number;
  readonly message: string;
}

/** A fault of a text, with its file. */
export interface FileLintError extends Fault {
  readonly file: string;
}
