import { createHash } from 'node:crypto';
import { z } from 'zod';

export const identitySchema = z.object({
  email: z.string().trim().max(254),
  name: z.string().trim().max(200),
  isVerified: z.boolean(),
});

export type FakeIdentity = z.output<typeof identitySchema>;

/** Users that the fake login page offers. It also accepts any other name and email. */
export const sampleIdentities: readonly FakeIdentity[] = [
  { name: 'Robin Example', email: 'robin@example.com', isVerified: true },
  { name: 'Kim Example', email: 'kim@example.com', isVerified: true },
  { name: 'Ursa Unverified', email: 'ursa@example.com', isVerified: false },
];

/** Returns a number, like GitHub's ids. */
export function deriveSubject(provider: string, { email }: FakeIdentity): number {
  const digest = createHash('sha256').update(`${provider} ${email.toLowerCase()}`).digest();
  return digest.readUIntBE(0, 6);
}
