import type { DeclinableEmailKind } from '@dryrun/contracts/emails';
import { pagePath } from '@dryrun/contracts/pages';
import { unsubscribe } from '@dryrun/contracts/profile';
import { linkToken, signText } from '@dryrun/runtime/secret-key';
import type { Config } from './config.ts';
import type { TemplateLinks } from './email-layout.ts';

export interface EmailLinks extends TemplateLinks {
  /** URLs that unsubscribe an account from a kind of email. Mail clients call `oneClick` (RFC 8058). */
  unsubscribe(
    accountId: string,
    kind: DeclinableEmailKind,
  ): { readonly page: string; readonly oneClick: string };
}

/** Derives tokens from the ids in the email's data, so that no token is stored. */
export function createLinks({ APP_URL, SECRET_KEY }: Pick<Config, 'APP_URL' | 'SECRET_KEY'>): EmailLinks {
  const page = (path: string): string => APP_URL.replace(/\/$/, '') + path;
  return {
    page,
    withToken(path, parameter, tokenId, next) {
      const url = `${page(path)}?${parameter}=${linkToken(SECRET_KEY, tokenId)}`;
      return next === undefined ? url : `${url}&next=${encodeURIComponent(next)}`;
    },
    unsubscribe(accountId, kind) {
      const token = signText(SECRET_KEY, 'unsubscribe', `${accountId} ${kind}`);
      return {
        page: `${page(pagePath('unsubscribe'))}?token=${token}`,
        oneClick: `${page(`/api${unsubscribe.path}`)}?token=${token}`,
      };
    },
  };
}
