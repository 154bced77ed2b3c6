import type { SocialProvider } from '@dryrun/contracts/auth';
import { newEmail } from '@dryrun/contracts/credentials';
import { ApiError } from '../../platform/error.ts';

/** Somebody a provider vouches for. */
export interface Identity {
  readonly provider: SocialProvider;
  /** The provider's own id of the person. */
  readonly subject: string;
  /** An address that the provider has verified. */
  readonly email: string;
  readonly name: string | undefined;
  readonly pictureUrl: string | undefined;
}

/** What both strategies hand on, as far as we use it. */
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

export const providerNames: Readonly<Record<SocialProvider, string>> = { google: 'Google', github: 'GitHub' };

/** The identity in a profile. Throws `login_refused` when the provider has verified no e-mail: anybody may claim one. */
export function identityOf(provider: SocialProvider, profile: ProviderProfile): Identity {
  const verified = (profile.emails ?? []).filter(
    (email) => email.verified === true || email.verified === 'true',
  );
  const given = (verified.find(({ primary }) => primary === true) ?? verified[0])?.value;
  const email = newEmail().safeParse(given).data;
  if (!profile.id || email === undefined) {
    throw new ApiError('login_refused', {
      message: `Your ${providerNames[provider]} account has no verified e-mail.`,
    });
  }
  return {
    provider,
    subject: profile.id,
    email,
    name: displayName(profile.displayName ?? profile.username),
    pictureUrl: profile.photos?.[0]?.value,
  };
}

/** The provider's name of a person within our rules for names. */
function displayName(name: string | undefined): string | undefined {
  const clean = (name ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '').trim();
  return [...clean].slice(0, 60).join('') || undefined;
}
