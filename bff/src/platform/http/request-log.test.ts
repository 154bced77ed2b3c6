import { expect, test } from '@jest/globals';
import { maskSecrets } from './request-log.ts';

test.each([
  ['/oauth2/redirect?token=abc&state=/blog', '/oauth2/redirect?token=***&state=/blog'],
  ['/oauth2/redirect?signup=abc', '/oauth2/redirect?signup=***'],
  ['/password-change?upn=abc', '/password-change?upn=***'],
  ['/confirm-email?x=1&CTN=abc', '/confirm-email?x=1&CTN=***'],
  ['/payment-processing?client_secret=a%3Db#top', '/payment-processing?client_secret=***#top'],
  ['/blog?page=2', '/blog?page=2'],
])('logs %s as %s', (url, logged) => {
  expect(maskSecrets(url)).toBe(logged);
});
