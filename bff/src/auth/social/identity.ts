import { socialProviders, type SocialProvider } from '@dryrun/contracts/auth';
import { newEmail } from '@dryrun/contracts/credentials';
import { z } from 'zod';
import { providerNames } from '../../credentials/provider-names.ts';
import { ApiError } from '../../platform/error.ts';

export const identitySchema = z.object({
  provider: z.enum(socialProviders),
  /** The provider's id of the user. */
  subject: z.string(),
  /** Verified by the provider. */
  email: z.string(),
  name: z.string().optional(),
  pictureUrl: z.string().optional(),
});

export type Identity = z.output<typeof identitySchema>;

export interface ProviderProfile {
  readonly id?: string;
  readonly displayName?: string;
  readonly username?: string;
  readonly emails?: readonly {
    readonly value?: string;
    readonly verified?: unknown;
    readonly primary?: unknown;
  }[];
  readonly photos?: readonly { readonly value?: string }[];
}

/** Throws `login_refused` without a verified email, because anyone can claim an unverified one. */
export function toIdentity(provider: SocialProvider, profile: ProviderProfile): Identity {
  const verifiedEmails = (profile.emails ?? []).filter(
    (email) => email.verified === true || email.verified === 'true',
  );
  const address = (verifiedEmails.find(({ primary }) => primary === true) ?? verifiedEmails[0])?.value;
  const email = newEmail().safeParse(address).data;
  if (!profile.id || email === undefined) {
    throw new ApiError('login_refused', {
      message: `Your ${providerNames[provider]} account has no verified email.`,
    });
  }
  return {
    provider,
    subject: profile.id,
    email,
    name: cleanName(profile.displayName ?? profile.username),
    pictureUrl: profile.photos?.[0]?.value,
  };
}

/** Applies our rules for names: no control characters, at most 60 characters. */
function cleanName(name: string | undefined): string | undefined {
  const visible = (name ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '').trim();
  return [...visible].slice(0, 60).join('') || undefined;
}
