import { exportDownloadPath } from '@dryrun/contracts/profile';
import { Router } from 'express';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { authorize } from '../platform/http/access.ts';

/** GET /user/export/download: the latest export. It is a file, so it is outside the contract. */
export function exportDownload(context: Context): Router {
  const { db, clock } = context;
  const router = Router();
  router.get(exportDownloadPath, async (req, res) => {
    res.locals['route'] = exportDownloadPath;
    const user = await authorize({ access: 'user', allowedInView: false }, req, context);
    const dataExport = await db
      .selectFrom('data_export')
      .select(['archive', 'requested_at'])
      .where('account_id', '=', user?.id ?? null)
      .where('state', '=', 'ready')
      .where('expires_at', '>', clock())
      .orderBy('requested_at', 'desc')
      .executeTakeFirst();
    if (!dataExport?.archive) throw new ApiError('export_not_found');
    const day = dataExport.requested_at.toISOString().slice(0, 10);
    res.attachment(`dry-run-${day}.zip`).type('application/zip').send(dataExport.archive);
  });
  return router;
}
