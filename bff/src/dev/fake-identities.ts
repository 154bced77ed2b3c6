import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Somebody who exists at a stand-in. */
export const identitySchema = z.object({
  email: z.string().trim().max(254),
  name: z.string().trim().max(200),
  isVerified: z.boolean(),
});

export type FakeIdentity = z.output<typeof identitySchema>;

/** People to choose from; anyone else can be invented on the page. */
export const knownIdentities: readonly FakeIdentity[] = [
  { name: 'Robin Example', email: 'robin@example.com', isVerified: true },
  { name: 'Kim Example', email: 'kim@example.com', isVerified: true },
  { name: 'Ursa Unverified', email: 'ursa@example.com', isVerified: false },
];

/** The stand-in's own id of a person: always the same for one e-mail, and a number as GitHub's ids are. */
export function subjectOf(provider: string, { email }: FakeIdentity): number {
  const digest = createHash('sha256').update(`${provider} ${email.toLowerCase()}`).digest();
  return digest.readUIntBE(0, 6);
}
