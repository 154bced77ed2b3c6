import { pages } from '@dryrun/contracts/pages';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';

interface PagePolicy {
  /** The inline scripts that may run, such as `sha256-...`. */
  readonly scriptHashes?: readonly string[];
  /** Whether the page is the queue dashboard, which needs a `base` element and writes HTML without Trusted Types. */
  readonly isDashboard?: boolean;
}

/** Trusted Types policies of our workers, the code editor (monacoEnvironment.ts) and its sanitizer. */
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

/** Source: https://developers.google.com/recaptcha/docs/faq. */
const googleRecaptcha: Recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/'],
};

/** The pages that may record a voice. */
const rehearsalPath = pages.rehearsal.path.replace(':rehearsalId', '');

/** The bearer token is in local storage, so only our own files and inline scripts with these hashes may run. */
export function securityHeaders(
  config: Pick<Config, 'APP_URL' | 'RECAPTCHA_SITE_KEY'>,
  { scriptHashes = [], isDashboard = false }: PagePolicy,
): RequestHandler {
  const isHttps = config.APP_URL.startsWith('https:');
  const recaptcha = config.RECAPTCHA_SITE_KEY === '' ? noRecaptcha : googleRecaptcha;
  const setHelmetHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...recaptcha.scripts],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"], // the code editor adds styles at run time
        workerSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'], // recordings on this device
        connectSrc: ["'self'", ...recaptcha.connections],
        // Blog videos load from YouTube after a click on play.
        frameSrc: ["'self'", 'https://www.youtube-nocookie.com', ...recaptcha.frames],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: [isDashboard ? "'self'" : "'none'"],
        // Trusted Types would block Google's reCAPTCHA script, which inserts further scripts by URL.
        ...(!isDashboard && recaptcha === noRecaptcha && trustedTypes),
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: { policy: 'no-referrer' }, // URLs can carry one-time tokens
    strictTransportSecurity: isHttps && { maxAge: 365 * 24 * 3600, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  });
  return (req, res, next) => {
    const microphone = req.path.startsWith(rehearsalPath) ? '(self)' : '()';
    res.set('Permissions-Policy', `camera=(), geolocation=(), microphone=${microphone}`);
    setHelmetHeaders(req, res, next);
  };
}
