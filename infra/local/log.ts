/** Set by prepare.mjs, before it installs the npm packages. */
const startedAt = Number(process.env.DRYRUN_STARTED_AT ?? performance.timeOrigin);

export function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Time since the command started, such as "3.2 s". */
export function elapsed(): string {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}
