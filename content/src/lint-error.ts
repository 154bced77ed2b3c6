/** An error in a text; `line` is 1-based. */
export interface LintError {
  readonly line: number;
  readonly message: string;
}

export interface FileLintError extends LintError {
  readonly file: string;
}
