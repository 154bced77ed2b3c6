import { InternalJudgeError } from '../../workers/src/judge/languages/toolchain.ts';

/** The judge makes as many attempts for a row. */
const attempts = 3;

/** Repeats work after an internal error of the judge, such as a driver that a busy machine started too slowly. */
export async function retryInternalErrors<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof InternalJudgeError) || attempt === attempts) throw error;
    }
  }
}
