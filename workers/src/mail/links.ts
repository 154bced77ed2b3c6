import type { DeclinableEmailKind } from '@dryrun/contracts/emails';
import { linkToken, signText } from '@dryrun/runtime/secret-key';
import type { Config } from './config.ts';
import type { Links } from './email-layout.ts';

export interface MailLinks extends Links {
  /** The page, and the address for a mail program's own button, that decline a kind of mail for an account. */
  unsubscribe(
    accountId: string,
    kind: DeclinableEmailKind,
  ): { readonly page: string; readonly oneClick: string };
}

/** Addresses under APP_URL. Tokens are made here, from the ids in the mail's data. */
export function createLinks({ APP_URL, SECRET_KEY }: Pick<Config, 'APP_URL' | 'SECRET_KEY'>): MailLinks {
  const page = (path: string): string => APP_URL.replace(/\/$/, '') + path;
  return {
    page,
    opening: (path, parameter, tokenId) => `${page(path)}?${parameter}=${linkToken(SECRET_KEY, tokenId)}`,
    unsubscribe(accountId, kind) {
      const token = signText(SECRET_KEY, 'unsubscribe', `${accountId} ${kind}`);
      return {
        page: `${page('/unsubscribe')}?token=${token}`,
        oneClick: `${page('/api/user/unsubscribe')}?token=${token}`,
      };
    },
  };
}
