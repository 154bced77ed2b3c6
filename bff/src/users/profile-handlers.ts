import { declinableEmailKinds } from '@dryrun/contracts/emails';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { unsubscribeLinkNotValid, type profileContract } from '@dryrun/contracts/profile';
import { verifySigned } from '@dryrun/runtime/secret-key';
import { encodeAvatar, removeAvatar, saveAvatar } from '../avatars/avatars.ts';
import { getUser } from '../current-user/user.ts';
import type { Context } from '../platform/context.ts';
import { ApiError, fieldError } from '../platform/error.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { getEmailPreferences, getProfile, updateEmailPreferences } from './profile.ts';

export function profileHandlers(context: Context) {
  const { db, clock, rateLimits, config, catalog } = context;
  return {
    getProfile: ({ user }) => getProfile(db, user.id, clock()),

    async updateProfile({ user, body: { name, timeZone } }) {
      const changes = omitUndefined({ name, time_zone: timeZone });
      if (Object.keys(changes).length > 0) {
        await db.updateTable('account').set(changes).where('id', '=', user.id).execute();
      }
      return getUser(db, user.id, catalog);
    },

    async updateAvatar({ user, body: { image } }) {
      await rateLimits.consume('avatarByAccount', user.id);
      const encoded = await encodeAvatar(Buffer.from(image, 'base64'));
      if (!encoded) throw fieldError('image_not_readable', 'image');
      await saveAvatar(db, user.id, encoded);
      return getUser(db, user.id, catalog);
    },

    async deleteAvatar({ user }) {
      await removeAvatar(db, user.id);
      return getUser(db, user.id, catalog);
    },

    async updateEmailPreferences({ user, body }) {
      const { commentReplies, accessReminders } = body;
      await updateEmailPreferences(db, user.id, omitUndefined({ commentReplies, accessReminders }));
      return getEmailPreferences(db, user.id);
    },

    async unsubscribe({ query: { token } }) {
      const [accountId, kind] = verifySigned(config.SECRET_KEY, 'unsubscribe', token)?.split(' ') ?? [];
      const knownKind = declinableEmailKinds.find((name) => name === kind);
      const account = await db
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId ?? null)
        .executeTakeFirst();
      if (!knownKind || !account) throw new ApiError('link_not_valid', { message: unsubscribeLinkNotValid });
      await updateEmailPreferences(db, account.id, { [knownKind]: false });
      return { message: "You're unsubscribed from these emails. You can change this in your profile." };
    },
  } satisfies Partial<Handlers<typeof profileContract>>;
}
