import type { SetupItem } from '@dryrun/contracts/admin';
import { formatDollars, formatPercent } from '@dryrun/contracts/money';
import { serverPaths } from '@dryrun/contracts/pages';
import { defaultSite, site } from '@dryrun/contracts/site';
import { isLocalCardKey } from '@dryrun/runtime/stripe-settings';
import { sql } from 'kysely';
import { servesFakeProviders, servesInbox, type Config } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';

/** Lists the setup steps of an operator, for the admin page and the log. */
export async function listSetup({ db, config }: Pick<Context, 'db' | 'config'>): Promise<SetupItem[]> {
  const { admins } = await db
    .selectFrom('account')
    .select(sql<number>`count(*)::int`.as('admins'))
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  return [
    adminItem(admins),
    addressItem(config),
    emailItem(config),
    paymentItem(config),
    taxItem(config),
    priceItem(),
    authorItem(),
    contactItem(),
    captchaItem(config),
    loginItem(config, 'Google', config.GOOGLE_CLIENT_ID),
    loginItem(config, 'GitHub', config.GITHUB_CLIENT_ID),
    providersItem(config),
  ];
}

/** Logs incomplete and demo-only steps: one line in local mode, a warning for each in production. Never rejects. */
export async function logOpenItems(context: Pick<Context, 'db' | 'config' | 'log'>): Promise<void> {
  const { config, log } = context;
  try {
    const items = (await listSetup(context)).filter(({ state }) => state === 'missing' || state === 'demo');
    if (config.APP_MODE === 'production') {
      for (const { name, text, variables } of items)
        log.warn({ variables }, `not ready for the public: ${name}. ${text}`);
    } else {
      const names = items.map(({ name }) => name).join(', ');
      if (items.length > 0) log.info(`set up before you publish the site: ${names} (see /admin/settings)`);
    }
  } catch (error) {
    log.warn({ err: error }, 'the setup could not be checked');
  }
}

function adminItem(admins: number): SetupItem {
  const text =
    admins === 0
      ? 'No account is an admin. Sign up, then grant the role on the command line (docs/operations.md).'
      : `${admins} ${admins === 1 ? 'account' : 'accounts'} can open the admin pages.`;
  return { name: 'Admins', state: admins === 0 ? 'missing' : 'ready', text, variables: [] };
}

function addressItem({ APP_URL: url }: Config): SetupItem {
  const isPublic = url.startsWith('https:');
  return {
    name: 'Address',
    state: isPublic ? 'ready' : 'demo',
    text: `Links in emails lead to ${url}${isPublic ? '.' : ', which has no TLS.'}`,
    variables: ['APP_URL', 'TRUST_PROXY'],
  };
}

function emailItem(config: Config): SetupItem {
  const isDemo = servesInbox(config);
  return {
    name: 'Emails',
    state: isDemo ? 'demo' : 'ready',
    text: isDemo
      ? `Emails are not sent. Anyone can read them at ${serverPaths.inbox}.`
      : 'The mail worker sends emails by your mail server.',
    variables: ['SMTP_URL', 'MAIL_FROM', 'INBOX'],
  };
}

function paymentItem({ STRIPE_PUBLISHABLE_KEY: key }: Config): SetupItem {
  const variables = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];
  const name = 'Payments';
  if (key === '') return { name, state: 'missing', text: 'Checkout is closed.', variables };
  if (isLocalCardKey(key))
    return { name, state: 'demo', text: 'The local card processor charges no real card.', variables };
  if (key.startsWith('pk_test_'))
    return { name, state: 'demo', text: 'Stripe is in test mode and charges no real card.', variables };
  return { name, state: 'ready', text: 'Stripe charges cards.', variables };
}

function taxItem({ TAX_MODE: mode, TAX_NAME: tax, TAX_PERCENT: percent }: Config): SetupItem {
  const texts = {
    none: 'Prices include no tax.',
    inclusive: `Prices include ${percent}% ${tax}.`,
    automatic: 'Prices include the tax that Stripe Tax calculates.',
  };
  return {
    name: 'Tax',
    state: mode === 'none' ? 'off' : 'ready',
    text: texts[mode],
    variables: ['TAX_MODE', 'TAX_NAME', 'TAX_PERCENT', 'COUNTRY_HEADER'],
  };
}

function priceItem(): SetupItem {
  const { price, discountPercentage: discount } = site;
  return {
    name: 'Price',
    state: 'ready',
    text: `The built-in course costs ${formatDollars(price)}${discount > 0 ? `, less ${formatPercent(discount)}` : ''}.`,
    variables: ['COURSE_PRICE', 'COURSE_DISCOUNT'],
  };
}

function authorItem(): SetupItem {
  const isDemo = site.author === defaultSite.author;
  const { name } = site.author;
  return {
    name: 'Author',
    state: isDemo ? 'demo' : 'ready',
    text: isDemo ? `The pages show the demo author ${name}, who does not exist.` : `The pages show ${name}.`,
    variables: ['AUTHOR_NAME', 'AUTHOR_ROLE', 'AUTHOR_TEXT', 'AUTHOR_URL', 'AUTHOR_PICTURE'],
  };
}

function contactItem(): SetupItem {
  const variables = {
    contactMail: 'CONTACT_EMAIL',
    videoChannel: 'VIDEO_CHANNEL_URL',
    professionalNetwork: 'PROFESSIONAL_NETWORK_URL',
  } as const;
  const fields = Object.keys(variables) as (keyof typeof variables)[];
  const examples = fields.filter((field) => site[field] === defaultSite[field]).map((field) => site[field]);
  return {
    name: 'Contact',
    state: examples.length > 0 ? 'demo' : 'ready',
    text:
      examples.length > 0
        ? `The footer has example addresses: ${examples.join(', ')}.`
        : `The footer shows ${site.contactMail}.`,
    variables: ['SITE_NAME', ...Object.values(variables)],
  };
}

function captchaItem({ RECAPTCHA_SITE_KEY: key }: Config): SetupItem {
  return {
    name: 'Captcha',
    state: 'ready',
    text: key === '' ? 'The built-in ALTCHA protects forms.' : 'Google reCAPTCHA protects forms.',
    variables: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY', 'RECAPTCHA_MIN_SCORE'],
  };
}

function loginItem(config: Config, provider: 'Google' | 'GitHub', clientId: string): SetupItem {
  const prefix = provider.toUpperCase();
  const variables = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`, 'SOCIAL_STAND_INS'];
  const name = `${provider} login`;
  if (clientId !== '')
    return { name, state: 'ready', text: `Learners can log in with ${provider}.`, variables };
  if (servesFakeProviders(config))
    return { name, state: 'demo', text: `A fake ${provider} logs in anyone under any name.`, variables };
  return { name, state: 'off', text: 'The login page does not offer it.', variables };
}

function providersItem({ HOSTING_PROVIDER: host, MAIL_PROVIDER: mail }: Config): SetupItem {
  return {
    name: 'Privacy policy',
    state: 'ready',
    text: `It names ${host || 'the operator'} as the host and ${mail || 'the operator'} as the sender of emails.`,
    variables: ['HOSTING_PROVIDER', 'MAIL_PROVIDER'],
  };
}
