export interface LintError {
  /** 1-based. */
  readonly line: number;
  readonly message: string;
}

export interface FileLintError extends LintError {
  readonly file: string;
}
