import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';

interface PagePolicy {
  /** The inline scripts that may run, such as `sha256-...`. */
  readonly scriptHashes?: readonly string[];
  /** Whether the page is the queue dashboard, which sets the base of its links and writes markup by itself. */
  readonly isDashboard?: boolean;
}

/**
 * Who may turn a text into markup or into the address of a script (Trusted Types): our workers
 * (web/src/shared/startWorker.ts), the code editor (web/src/features/code/editor/monacoEnvironment.ts) and the sanitizer inside
 * it. Everybody else's attempt fails in the browser.
 */
const trustedTypes = {
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['dry-run-worker', 'monaco', 'dompurify'],
} as const;

interface Recaptcha {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
}

const noRecaptcha: Recaptcha = { scripts: [], frames: [], connections: [] };

/** Only where Google checks people: https://developers.google.com/recaptcha/docs/faq. */
const googleRecaptcha: Recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/'],
};

/**
 * What browsers may do with our pages. The bearer token lives in local storage, so no foreign script may ever run:
 * scripts come from our own files, or are the page's inline scripts, named by their hashes.
 */
export function securityHeaders(
  config: Pick<Config, 'APP_URL' | 'RECAPTCHA_SITE_KEY'>,
  { scriptHashes = [], isDashboard = false }: PagePolicy,
): RequestHandler {
  const isHttps = config.APP_URL.startsWith('https:');
  const recaptcha = config.RECAPTCHA_SITE_KEY === '' ? noRecaptcha : googleRecaptcha;
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...recaptcha.scripts],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"], // the code editor writes its styles as it goes
        workerSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...recaptcha.connections],
        // A post's video comes from YouTube, after the reader presses play.
        frameSrc: ["'self'", 'https://www.youtube-nocookie.com', ...recaptcha.frames],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: [isDashboard ? "'self'" : "'none'"],
        // Google's script for people adds further scripts by their addresses.
        ...(!isDashboard && recaptcha === noRecaptcha && trustedTypes),
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: { policy: 'no-referrer' }, // addresses of ours may carry one-time tokens
    strictTransportSecurity: isHttps && { maxAge: 365 * 24 * 3600, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  });
  return (req, res, next) => {
    res.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    protect(req, res, next);
  };
}
