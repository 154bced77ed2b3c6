import type { SocialProvider } from '@dryrun/contracts/auth';
import { expect } from '@jest/globals';
import { getLocation, startBrowser, type Browser } from './browser.ts';
import type { Harness } from './harness.ts';

interface Choice {
  readonly email: string;
  readonly name?: string;
  readonly isVerified?: boolean;
  readonly decision?: 'allow' | 'deny';
}

/** Opens the authorization URL `start` and submits the fake provider's form. Returns the callback URL. */
export async function submitLoginForm(
  browser: Browser,
  provider: SocialProvider,
  start: string,
  choice: Choice,
): Promise<string> {
  const page = await browser.get(getLocation(await browser.get(start)));
  const request = /name="request" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const { email, name = '', isVerified = true, decision = 'allow' } = choice;
  const form = { request, email, name, decision, ...(isVerified && { isVerified: 'on' }) };
  return getLocation(await browser.submit(`/dev/${provider}/authorize`, form));
}

/** Returns the query parameters of the final redirect. */
export async function finishAtProvider(
  { url }: Harness,
  provider: SocialProvider,
  choice: Choice,
  query: Record<string, string> = {},
): Promise<Record<string, string>> {
  const browser = startBrowser(url);
  const parameters = new URLSearchParams({ redirect_uri: `${url}/oauth2/redirect`, ...query });
  const start = `/oauth2/authorize/${provider}?${parameters.toString()}`;
  const callback = await submitLoginForm(browser, provider, start, choice);
  const target = new URL(getLocation(await browser.get(callback)));
  expect(target.origin + target.pathname).toBe(`${url}/oauth2/redirect`);
  return Object.fromEntries(target.searchParams);
}

export const acceptTerms = (harness: Harness, code: unknown, acceptsTerms: unknown = true) =>
  harness.client().post('/api/auth/social-signup', { code, acceptsTerms });

/** Like `finishAtProvider`. A new user accepts the terms and gets a `token` too. */
export async function logIn(
  harness: Harness,
  provider: SocialProvider,
  choice: Choice,
  query: Record<string, string> = {},
): Promise<Record<string, string>> {
  const { signup, ...params } = await finishAtProvider(harness, provider, choice, query);
  if (signup === undefined) return params;
  return { ...params, token: (await acceptTerms(harness, signup)).body.accessToken };
}
