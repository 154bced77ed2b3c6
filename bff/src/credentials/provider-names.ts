import type { SocialProvider } from '@dryrun/contracts/auth';

export const providerNames: Readonly<Record<SocialProvider, string>> = { google: 'Google', github: 'GitHub' };
