import { Router } from 'express';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';

/** GET /avatars/:fileName. A new picture has a new name, so it can be cached forever. */
export function avatarRoutes({ db }: Context): Router {
  const router = Router();
  router.get('/:fileName', async (req, res) => {
    const fileName = /^[0-9a-f]{32}\.webp$/.exec(req.params.fileName)?.[0];
    const avatar =
      fileName === undefined
        ? undefined
        : await db.selectFrom('avatar').select('image').where('file_name', '=', fileName).executeTakeFirst();
    if (!avatar) throw new ApiError('not_found');
    res.set('Cache-Control', 'public, max-age=31536000, immutable').type('image/webp').send(avatar.image);
  });
  return router;
}
