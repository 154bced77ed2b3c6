import { resolve } from 'node:path';
import { authorPicturePath } from '@dryrun/runtime/site-settings';
import { Router } from 'express';
import type { Config } from '../platform/config.ts';

export function authorPicture({ AUTHOR_PICTURE }: Pick<Config, 'AUTHOR_PICTURE'>): Router {
  const router = Router();
  if (AUTHOR_PICTURE === undefined) return router;
  const file = resolve(AUTHOR_PICTURE);
  router.get(authorPicturePath, (_req, res) => {
    res.sendFile(file, { maxAge: '1h', dotfiles: 'allow' });
  });
  return router;
}
