import { typeName } from '@dryrun/content/course/code-template';
import type { Signature } from '@dryrun/contracts/signature';
import { encodeFrame } from '../../grading/frames.ts';
import type { Driver } from '../../grading/session.ts';
import { JudgeFault } from '../toolchain.ts';
import { warmupCases, warmupSetup } from './warmup-program.ts';

/** Hands a driver its classes; those that come last replace earlier ones of the same name. Nothing of them runs yet. */
export async function handIn(
  { confined, frames }: Driver,
  classes: readonly Buffer[],
  setup: string,
): Promise<void> {
  confined.input.write(
    Buffer.concat([...classes.map((bytes) => encodeFrame('K', bytes)), encodeFrame('S', setup)]),
  );
  if ((await frames.next())?.type !== 'L') throw new JudgeFault('the Java driver did not take the program');
}

/** Judges cases of a program of ours, all sent at once, so that the driver and the library are loaded and compiled. */
export async function warmUpRunner(driver: Driver, practice: readonly Buffer[]): Promise<void> {
  const { confined, frames } = driver;
  await handIn(driver, practice, warmupSetup);
  confined.input.write(Buffer.concat(warmupCases.map((literals) => encodeFrame('C', literals))));
  for (const _ of warmupCases) {
    const [answer, done] = [await frames.next(), await frames.next()];
    if (answer?.type === 'V' && done?.payload.toString() === 'exit 0') continue;
    confined.kill();
    const { reason, fault } = await confined.ended;
    const words = fault ?? `${answer?.payload.toString()} ${confined.takeOutput().stderr.toString()}`;
    throw new JudgeFault(`the Java driver did not start (${reason}): ${words.slice(0, 500)}`);
  }
  confined.takeOutput();
}

/** The set-up frame of a problem's method. */
export function setupOf(signature: Signature): string {
  const { function: name, args, returns } = signature;
  return [name, describeMethod(signature), returns, ...args.map((arg) => arg.type)].join('\n');
}

function describeMethod({ function: name, args, returns }: Signature): string {
  const parameters = args.map((arg) => `${typeName(arg.type, 'java')} ${arg.name}`).join(', ');
  return `The program needs a class Solution with a method public ${typeName(returns, 'java')} ${name}(${parameters}).`;
}
