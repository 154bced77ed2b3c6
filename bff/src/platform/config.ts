import { flag, optionalSecret, port, processEnvironment } from '@dryrun/runtime/config';
import { secretKey } from '@dryrun/runtime/secret-key';
import { checkStripeSettings, stripeSettings } from '@dryrun/runtime/stripe-settings';
import { fileURLToPath } from 'node:url';
import { coursesFolder } from '@dryrun/content/content-folder';
import { z } from 'zod';

/** How many proxies stand before us, or which addresses they have; empty when none does. */
const trustProxy = z
  .string()
  .default('')
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text || false));

/** A flag whose default depends on other settings; empty is as if it were not there. */
const optionalFlag = z.preprocess((value) => (value === '' ? undefined : value), flag.optional());

const addresses = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));

/** The environment of the BFF. */
export const environment = processEnvironment
  .extend({
    PORT: port.default(3000),
    /** The address people use, for links in mails; its https decides about transport security headers. */
    APP_URL: z.url().default('http://localhost:3000'),
    /** The built web client. */
    WEB_DIST: z.string().default(fileURLToPath(new URL('../../../web/dist', import.meta.url))),
    /** Courses besides the built-in one, a folder each. */
    COURSES_DIR: z.string().default(coursesFolder),
    TRUST_PROXY: trustProxy,
    /** Shared with the mail worker: tokens of links and signatures are made from it. */
    SECRET_KEY: secretKey,
    /** Serves a stand-in for each social provider without keys. */
    SOCIAL_STAND_INS: optionalFlag,
    /** Shows the mails that no mail server takes at /dev/inbox. */
    INBOX: optionalFlag,
    GOOGLE_CLIENT_ID: z.string().default(''),
    GOOGLE_CLIENT_SECRET: optionalSecret,
    GITHUB_CLIENT_ID: z.string().default(''),
    GITHUB_CLIENT_SECRET: optionalSecret,
    /** Addresses besides APP_URL/oauth2/redirect to which a social login may return. */
    OAUTH_REDIRECT_URIS: addresses,
    /** Google's reCAPTCHA v3 checks people when both keys are given, else ALTCHA does. */
    RECAPTCHA_SITE_KEY: z.string().default(''),
    RECAPTCHA_SECRET_KEY: optionalSecret,
    RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
    /** Whom the privacy policy names as the host of the servers and as the deliverer of mails; empty for the operator. */
    HOSTING_PROVIDER: z.string().default(''),
    MAIL_PROVIDER: z.string().default(''),
    /** Multiplies every rate limit, so that a browser test may hurry. */
    RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
    /** After a signal to stop: how long requests are still taken, so that whoever sends them can look elsewhere. */
    DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
    /** Programs that may wait for the judge, over all learners; one more is refused. */
    JUDGE_QUEUE_LIMIT: z.coerce.number().int().min(1).default(2000),
    /** The queue dashboard shows, but neither retries nor removes. */
    QUEUES_READ_ONLY: flag.default(false),
    ...stripeSettings,
    /**
     * What prices hold as tax: nothing, a percentage named TAX_NAME that is already part of them, or what Stripe Tax
     * calculates for the buyer's address.
     */
    TAX_MODE: z.enum(['none', 'inclusive', 'automatic']).default('none'),
    TAX_NAME: z.string().min(1).default('VAT'),
    TAX_PERCENT: z.coerce.number().min(0).max(50).default(0),
    /** The header in which a proxy before us tells the country of an address, such as CF-IPCountry; empty when none does. */
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
      if (settings[name] && !settings.DEMO)
        refuse(name, 'must be off in production, unless DEMO=1 says it is a demo');
    }
  });

export type Config = z.output<typeof environment>;

/** On one's own machine, or where production says that it is a demo. */
const isOpen = ({ APP_MODE, DEMO }: Config): boolean => APP_MODE === 'local' || DEMO;

/** Whether a social provider without keys is played by a stand-in. */
export const servesFakeProviders = (config: Config): boolean => config.SOCIAL_STAND_INS ?? isOpen(config);

/** Whether mails that stay here can be read by anyone at /dev/inbox. */
export const servesInbox = (config: Config): boolean => config.INBOX ?? isOpen(config);
