import { solveChallengeWorkers, type Challenge } from 'altcha/lib';
import pbkdf2Worker from 'altcha/workers/pbkdf2?worker&url';
import shaWorker from 'altcha/workers/sha?worker&url';
import { startWorker } from '../startWorker.ts';
import { CaptchaError, type Captcha } from './captcha.ts';

interface Solution {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** Tokens that expire sooner than this are not sent. */
const minValidityMs = 15_000;

/** ALTCHA, a proof-of-work captcha: the browser solves a challenge from our server in the background. */
export function altcha(fetchChallenge: () => Promise<unknown>): Captcha {
  let prepared: Promise<Solution> | undefined;
  const startSolving = () => {
    const solving = solveChallenge(fetchChallenge);
    solving.catch(() => {}); // `solve` reports the error
    return solving;
  };
  return {
    prepare() {
      prepared ??= startSolving();
    },
    async solve() {
      const solution = await prepared?.catch(() => undefined);
      prepared = undefined; // a token can be used once
      const isFresh = solution !== undefined && solution.expiresAt - minValidityMs > Date.now();
      return (isFresh ? solution : await startSolving()).token;
    },
  };
}

async function solveChallenge(fetchChallenge: () => Promise<unknown>): Promise<Solution> {
  const challenge = (await fetchChallenge().catch((error: unknown) => {
    throw new CaptchaError('not-ready', error);
  })) as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 1),
    createWorker: (algorithm) => startWorker(algorithm.startsWith('PBKDF2') ? pbkdf2Worker : shaWorker),
  }).catch((error: unknown) => {
    throw new CaptchaError('failed', error);
  });
  if (!solution) throw new CaptchaError('failed');
  const { parameters, signature } = challenge;
  const { expiresAt } = parameters;
  return {
    token: btoa(JSON.stringify({ challenge: { parameters, signature }, solution })),
    expiresAt: expiresAt === undefined ? Number.POSITIVE_INFINITY : expiresAt * 1000,
  };
}
