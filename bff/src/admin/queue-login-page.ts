import { pagePath, serverPaths } from '@dryrun/contracts/pages';

/** Shown without a session cookie. The script exchanges the client's stored token for a cookie. */
export const loginPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Queue dashboard</title>
    <style>body { font: 16px/1.5 system-ui, sans-serif; margin: 20vh auto; max-width: 30rem; padding: 0 1rem; color-scheme: light dark; }</style>
    <script src="${serverPaths.queues}/entry.js" defer></script>
  </head>
  <body>
    <p role="status">Opening the queue dashboard...</p>
    <p><a href="${pagePath('login')}">Log in as an admin</a></p>
  </body>
</html>
`;

/** The client keeps its bearer token in local storage under `accessToken` (web/src/shared/storage.ts). */
export const loginScript = `(async () => {
  const show = (text) => (document.querySelector('[role=status]').textContent = text);
  const token = localStorage.getItem('accessToken');
  if (!token) return show('You need to log in as an admin first.');
  const headers = { authorization: 'Bearer ' + token };
  const response = await fetch('${serverPaths.queues}/session', { method: 'POST', headers }).catch(() => undefined);
  if (response?.ok) return location.reload();
  const body = await response?.json().catch(() => undefined);
  show(body?.message ?? 'Something went wrong. Please try again.');
})();
`;
