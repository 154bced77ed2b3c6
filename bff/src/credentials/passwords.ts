import { hash, parseOptions, verify } from '@node-rs/argon2';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane (the library's default algorithm). */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** The same password typed on another keyboard may come in another Unicode form. */
const normalized = (password: string): string => password.normalize('NFC');

/** A password's hash to store. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), cost);
}

/** A hash that no password has, to check against where there is no account: it takes the same time. */
let dummyHash: Promise<string> | undefined;

/** Whether the password fits. Without a stored hash it takes as long and says no. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const fits = await verify(stored ?? (await dummyHash), normalized(password));
  return fits && typeof stored === 'string';
}

/** Whether a stored hash was made with other costs than today's. */
export function isOutdated(stored: string): boolean {
  const made = parseOptions(stored);
  return (Object.keys(cost) as (keyof typeof cost)[]).some((key) => made[key] !== cost[key]);
}
