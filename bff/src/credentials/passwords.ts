import { hash, parseOptions, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. Argon2id is the library's default algorithm. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** The product specification fixes this text. */
export const passwordChangedMessage = 'Password successfully changed.';

/** Devices may encode the same typed password in different Unicode forms. */
const normalize = (password: string): string => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return hash(normalize(password), cost);
}

/** Verified if there is no stored hash, so that timing does not reveal whether an account exists. */
let dummyHash: Promise<string> | undefined;

/** Returns false after the same time if there is no stored hash. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const matches = await verify(stored ?? (await dummyHash), normalize(password));
  return matches && typeof stored === 'string';
}

export function needsRehash(stored: string): boolean {
  const parameters = parseOptions(stored);
  return (Object.keys(cost) as (keyof typeof cost)[]).some((key) => parameters[key] !== cost[key]);
}
