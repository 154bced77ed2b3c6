import { flag, optionalSecret, port, processEnvironment } from '@dryrun/runtime/config';
import { secretKey } from '@dryrun/runtime/secret-key';
import { courseSettings, siteSettings, unsetIfEmpty } from '@dryrun/runtime/site-settings';
import { checkStripeSettings, stripeSettings } from '@dryrun/runtime/stripe-settings';
import { fileURLToPath } from 'node:url';
import { coursesFolder } from '@dryrun/content/content-folder';
import { z } from 'zod';

/** The number of proxies in front of the BFF, or their addresses. Empty if there is none. */
const trustProxy = z
  .string()
  .default('')
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text || false));

/** A flag whose default depends on other settings. */
const optionalFlag = unsetIfEmpty(flag);

const uriList = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));

export const environment = processEnvironment
  .extend({
    PORT: port.default(3000),
    /** The public URL, used in email links. With https, the HSTS header is sent. */
    APP_URL: z.url().default('http://localhost:3000'),
    WEB_DIST: z.string().default(fileURLToPath(new URL('../../../web/dist', import.meta.url))),
    /** The folder of additional courses, one subfolder each. */
    COURSES_DIR: z.string().default(coursesFolder),
    TRUST_PROXY: trustProxy,
    /** Signs link tokens. Shared with the mail worker. */
    SECRET_KEY: secretKey,
    /** Serves a fake provider for each social login without keys. */
    SOCIAL_STAND_INS: optionalFlag,
    /** Shows emails at /dev/inbox when no mail server is configured. */
    INBOX: optionalFlag,
    GOOGLE_CLIENT_ID: z.string().default(''),
    GOOGLE_CLIENT_SECRET: optionalSecret,
    GITHUB_CLIENT_ID: z.string().default(''),
    GITHUB_CLIENT_SECRET: optionalSecret,
    /** Additional redirect URIs for social logins, besides APP_URL/oauth2/redirect. */
    OAUTH_REDIRECT_URIS: uriList,
    /** Google reCAPTCHA v3 is used if both keys are set, otherwise ALTCHA. */
    RECAPTCHA_SITE_KEY: z.string().default(''),
    RECAPTCHA_SECRET_KEY: optionalSecret,
    RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
    /** Named in the privacy policy. Empty means the operator. */
    HOSTING_PROVIDER: z.string().default(''),
    MAIL_PROVIDER: z.string().default(''),
    /** Multiplies every rate limit, for browser tests. */
    RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
    /** How long to accept requests after a stop signal, so that the load balancer can drain this process. */
    DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
    /** Maximum number of unfinished programs of all learners. The API refuses further ones. */
    JUDGE_QUEUE_LIMIT: z.coerce.number().int().min(1).default(2000),
    /** Disables retrying and removing jobs in the queue dashboard. */
    QUEUES_READ_ONLY: flag.default(false),
    ...stripeSettings,
    ...siteSettings,
    ...courseSettings,
    /**
     * `none`: no tax. `inclusive`: prices include TAX_PERCENT of TAX_NAME. `automatic`: prices include the tax that Stripe
     * Tax calculates for the buyer's location.
     */
    TAX_MODE: z.enum(['none', 'inclusive', 'automatic']).default('none'),
    TAX_NAME: z.string().min(1).default('VAT'),
    TAX_PERCENT: z.coerce.number().min(0).max(50).default(0),
    /** The proxy header with the country of the client address, such as CF-IPCountry; empty if there is none. */
    COUNTRY_HEADER: z
      .string()
      .regex(/^[A-Za-z0-9-]*$/)
      .default(''),
  })
  .superRefine(checkStripeSettings)
  .superRefine((settings, context) => {
    if (settings.APP_MODE !== 'production') return;
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (settings.RATE_LIMIT_SCALE !== 1) refuse('RATE_LIMIT_SCALE', 'must be 1 in production');
    for (const name of ['SOCIAL_STAND_INS', 'INBOX'] as const) {
      if (settings[name] && !settings.DEMO) refuse(name, 'must be off in production unless DEMO=1');
    }
  });

export type Config = z.output<typeof environment>;

const isLocalOrDemo = ({ APP_MODE, DEMO }: Config): boolean => APP_MODE === 'local' || DEMO;

export const servesFakeProviders = (config: Config): boolean =>
  config.SOCIAL_STAND_INS ?? isLocalOrDemo(config);

/** Whether anyone can read undelivered emails at /dev/inbox. */
export const servesInbox = (config: Config): boolean => config.INBOX ?? isLocalOrDemo(config);
