import { randomBytes } from 'node:crypto';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import sharp from 'sharp';

const sidePx = 256;

/** Larger than camera photos. A small file can claim far more pixels, and decoding takes up to 8 bytes for each. */
const maxPixels = 25_000_000;

/** Images are encoded one at a time: each may take 200 MB of the process's 512 MB. */
let queue: Promise<unknown> = Promise.resolve();

/** Crops an image to a square WebP without metadata. Undefined if it cannot be decoded. */
export function encodeAvatar(picture: Buffer): Promise<Buffer | undefined> {
  const encoded = queue.then(() => encode(picture));
  queue = encoded;
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
    return undefined; // a decoder error always means a bad image
  }
}

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

export async function removeAvatar(db: Kysely<Database>, accountId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('avatar').where('account_id', '=', accountId).execute();
    await trx.updateTable('account').set({ image_url: null }).where('id', '=', accountId).execute();
  });
}
