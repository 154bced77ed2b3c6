/** The part of Trusted Types that we use (https://www.w3.org/TR/trusted-types/). TypeScript has no types for it. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** The content security policy allows only this policy name (bff/src/platform/http/security-headers.ts). */
const policy = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy(
  'dry-run-worker',
  { createScriptURL: requireSameOrigin },
);

/** Starts a worker; the URL comes from `import url from './x.worker.ts?worker&url'`. Throws for another origin. */
export function startWorker(url: string): Worker {
  return new Worker(policy?.createScriptURL(url) ?? requireSameOrigin(url), { type: 'module' });
}

function requireSameOrigin(url: string): string {
  const { origin } = new URL(url, window.location.href);
  if (origin !== window.location.origin) throw new TypeError(`Not a file of this site: ${url}`);
  return url;
}
