import { randomBytes } from 'node:crypto';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import sharp from 'sharp';

const sidePx = 256;

/**
 * As many pixels as a good camera has; a small file can claim a thousand times more, and some kinds have to be decoded
 * whole: 8 bytes for each pixel.
 */
const maxPixels = 25_000_000;

/** One picture at a time: each may take 200 MB of a process that has 512. */
let last: Promise<unknown> = Promise.resolve();

/** A picture cut to a square and encoded anew, without what a camera notes in it. Undefined when it cannot be read. */
export function encodeAvatar(picture: Buffer): Promise<Buffer | undefined> {
  const encoded = last.then(() => encode(picture));
  last = encoded;
  return encoded;
}

async function encode(picture: Buffer): Promise<Buffer | undefined> {
  try {
    return await sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: 5 })
      .autoOrient()
      .resize(sidePx, sidePx, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return undefined; // whatever the decoder says, it is the picture's fault
  }
}

/** Gives an account a picture in place of the one it has. */
export async function saveAvatar(db: Kysely<Database>, accountId: string, image: Buffer): Promise<void> {
  const fileName = `${randomBytes(16).toString('hex')}.webp`;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('avatar')
      .values({ account_id: accountId, file_name: fileName, image })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ file_name: fileName, image }))
      .execute();
    await trx
      .updateTable('account')
      .set({ image_url: `/avatars/${fileName}` })
      .where('id', '=', accountId)
      .execute();
  });
}

/** Takes the picture away. */
export async function removeAvatar(db: Kysely<Database>, accountId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('avatar').where('account_id', '=', accountId).execute();
    await trx.updateTable('account').set({ image_url: null }).where('id', '=', accountId).execute();
  });
}
