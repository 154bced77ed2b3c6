import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { serverPaths } from '@dryrun/contracts/pages';
import { site } from '@dryrun/contracts/site';
import { Router, type Express, type Request } from 'express';
import { audit } from '../platform/audit.ts';
import type { Principal } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { authorize } from '../platform/http/access.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { cookieName, createDashboardSession, findAdminByCookie } from './queue-session.ts';
import { loginPage, loginScript } from './queue-login-page.ts';

/** Page loads carry no bearer token, so the browser exchanges its token for a short-lived cookie for this path. */
export function queueDashboard(context: Context): Router {
  const router = Router();
  router.post('/session', async (req, res) => {
    const admin = await authorize({ access: 'admin' }, req, context);
    if (!admin) throw new ApiError('not_logged_in');
    await context.db.transaction().execute((trx) => audit(trx, { actorId: admin.id, act: 'open-queues' }));
    const { value, maxAgeMs } = await createDashboardSession(context, admin);
    const secure = context.config.APP_URL.startsWith('https:');
    res.cookie(cookieName, value, {
      httpOnly: true,
      sameSite: 'strict',
      path: serverPaths.queues,
      secure,
      maxAge: maxAgeMs,
    });
    res.status(204).end();
  });
  router.get('/entry.js', (_req, res) => {
    res.type('text/javascript').set('Cache-Control', 'no-cache').send(loginScript);
  });
  router.use(async (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    const admin = await findAdminByCookie(context, req.headers.cookie);
    if (admin) {
      await auditQueueChange(context, admin, req);
      next();
    } else if (req.method === 'GET' && !req.path.startsWith('/api/'))
      res.status(401).type('text/html').send(loginPage);
    else throw new ApiError('not_logged_in');
  });
  router.use(securityHeaders(context.config, { isDashboard: true }), bullBoard(context));
  return router;
}

/** Called before the change is made, so that no change is missing from the log. */
async function auditQueueChange(
  { db, config }: Context,
  admin: Principal,
  { method, path }: Request,
): Promise<void> {
  if (method === 'GET' || method === 'HEAD' || config.QUEUES_READ_ONLY) return;
  const subject = `${method} ${path}`.slice(0, 300);
  await db.transaction().execute((trx) => audit(trx, { actorId: admin.id, act: 'act-on-queue', subject }));
}

function bullBoard({ enqueuer, config }: Context): Express {
  const serverAdapter = new ExpressAdapter().setBasePath(serverPaths.queues);
  const options = { readOnlyMode: config.QUEUES_READ_ONLY };
  createBullBoard({
    queues: Object.values(enqueuer.queues).map((queue) => new BullMQAdapter(queue, options)),
    serverAdapter,
    options: { uiConfig: { boardTitle: `${site.name} queues` } },
  });
  const app = serverAdapter.getRouter() as Express;
  return app.disable('x-powered-by');
}
