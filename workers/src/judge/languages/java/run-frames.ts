import { typeName } from '@dryrun/content/course/code-template';
import type { Signature } from '@dryrun/contracts/signature';
import { traceLimits } from '@dryrun/contracts/trace-events';
import { encodeFrame } from '../../grading/frames.ts';
import type { Driver } from '../../grading/session.ts';
import { InternalJudgeError, type TraceWindow } from '../toolchain.ts';
import { warmupCases, warmupSetup } from './warmup-program.ts';

/** Sends classes; a later one replaces an earlier one of the same name. With a window, records the steps. */
export async function loadProgram(
  { sandboxed, frames }: Driver,
  classes: readonly Buffer[],
  setup: string,
  window?: TraceWindow,
): Promise<void> {
  const options = window ? [encodeFrame('G', recorderOptions(window))] : [];
  sandboxed.input.write(
    Buffer.concat([...classes.map((bytes) => encodeFrame('K', bytes)), ...options, encodeFrame('S', setup)]),
  );
  if ((await frames.next())?.type !== 'L')
    throw new InternalJudgeError('the Java driver did not load the program');
}

/** In the order of Options.java. */
function recorderOptions({ firstSteps, fromStep = 0, lastSteps = 0, exitsAfter }: TraceWindow): string {
  const { countedSteps, bytes, items, textCharacters, objects, frames, outputCharacters, depth } =
    traceLimits;
  const limits = [countedSteps, bytes, items, textCharacters, objects, frames, outputCharacters, depth];
  return [firstSteps, fromStep, lastSteps, exitsAfter ? 1 : 0, ...limits].join('\n');
}

/** Records the warm-up program, so that the JVM loads and compiles the recorder. */
export async function warmUpRecorder(driver: Driver, warmupClasses: readonly Buffer[]): Promise<void> {
  const window = { firstSteps: 30, fromStep: 40, lastSteps: 1000 };
  await loadProgram(driver, warmupClasses, warmupSetup, window);
  for (const literals of warmupCases) {
    driver.sandboxed.input.write(encodeFrame('C', literals));
    let frame = await driver.frames.next();
    while (frame?.type === 'G') frame = await driver.frames.next();
    const done = await driver.frames.next();
    if (frame?.type === 'V' && done?.payload.toString() === 'exit 0') continue;
    driver.sandboxed.kill();
    throw new InternalJudgeError(`the Java driver did not record: ${frame?.payload.toString()}`);
  }
  driver.sandboxed.takeOutput();
}

/** Runs the warm-up program, so that the JVM loads and compiles the driver and the library. */
export async function warmUpRunner(driver: Driver, warmupClasses: readonly Buffer[]): Promise<void> {
  const { sandboxed, frames } = driver;
  await loadProgram(driver, warmupClasses, warmupSetup);
  sandboxed.input.write(Buffer.concat(warmupCases.map((literals) => encodeFrame('C', literals))));
  for (const _ of warmupCases) {
    const [answer, done] = [await frames.next(), await frames.next()];
    if (answer?.type === 'V' && done?.payload.toString() === 'exit 0') continue;
    sandboxed.kill();
    const { reason, error } = await sandboxed.ended;
    const message = error ?? `${answer?.payload.toString()} ${sandboxed.takeOutput().stderr.toString()}`;
    throw new InternalJudgeError(`the Java driver did not start (${reason}): ${message.slice(0, 500)}`);
  }
  sandboxed.takeOutput();
}

export function setupOf(signature: Signature): string {
  const { function: name, args, returns, reusesNodes } = signature;
  const types = args.map((arg) => arg.type);
  return [name, describeMethod(signature), returns, reusesNodes ? 'reuses nodes' : '', ...types].join('\n');
}

function describeMethod({ function: name, args, returns }: Signature): string {
  const parameters = args.map((arg) => `${typeName(arg.type, 'java')} ${arg.name}`).join(', ');
  return `The program needs a class Solution with a method public ${typeName(returns, 'java')} ${name}(${parameters}).`;
}
