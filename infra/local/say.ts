/** When the command was given: before the npm packages and this Node. */
const started = Number(process.env.DRYRUN_STARTED_AT ?? performance.timeOrigin);

/** Prints a line of the start itself, as against those of the processes. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Seconds since this command began, such as "3.2 s". */
export function elapsed(): string {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}
