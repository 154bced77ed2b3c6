import { solveChallengeWorkers, type Challenge } from 'altcha/lib';
import pbkdf2Worker from 'altcha/workers/pbkdf2?worker&url';
import shaWorker from 'altcha/workers/sha?worker&url';
import { startWorker } from '../startWorker.ts';
import { CaptchaError, type Captcha } from './captcha.ts';

interface Solved {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** Time to send a token before the server takes it for expired. */
const sendingMs = 15_000;

/**
 * ALTCHA: the browser proves by a computation that it spends time on this form. It begins in the background when the
 * form is touched; nothing is shown to solve and nobody else is asked. `fetchChallenge` asks our server.
 */
export function altcha(fetchChallenge: () => Promise<unknown>): Captcha {
  let prepared: Promise<Solved> | undefined;
  const begin = () => {
    const solving = solveOne(fetchChallenge);
    solving.catch(() => {}); // told by `solve`
    return solving;
  };
  return {
    prepare() {
      prepared ??= begin();
    },
    async solve() {
      const early = await prepared?.catch(() => undefined);
      prepared = undefined; // a token is good for one use
      const isFresh = early !== undefined && early.expiresAt - sendingMs > Date.now();
      return (isFresh ? early : await begin()).token;
    },
  };
}

async function solveOne(fetchChallenge: () => Promise<unknown>): Promise<Solved> {
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
