import { hash, parseOptions, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. Argon2id is the library's default algorithm. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Keyboards produce different Unicode forms of the same password. */
const normalized = (password: string): string => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), cost);
}

/** Verified when there is no stored hash, so that the check takes the same time. */
let dummyHash: Promise<string> | undefined;

/** Whether the password matches. Without a stored hash, takes the same time and returns false. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const matches = await verify(stored ?? (await dummyHash), normalized(password));
  return matches && typeof stored === 'string';
}

/** Whether a stored hash uses other parameters than `cost`. */
export function isOutdated(stored: string): boolean {
  const used = parseOptions(stored);
  return (Object.keys(cost) as (keyof typeof cost)[]).some((key) => used[key] !== cost[key]);
}
