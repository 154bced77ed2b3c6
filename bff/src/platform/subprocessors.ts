import { subprocessorsContract, type Processor } from '@dryrun/contracts/subprocessors';
import { isLocalCardKey } from '@dryrun/runtime/stripe-settings';
import type { Router } from 'express';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { implement } from './http/implement.ts';

/** What the privacy policy says about others who see personal data. */
export function subprocessorsRoutes(context: Context): Router {
  const processors = subprocessorsOf(context.config);
  return implement(subprocessorsContract, { listSubprocessors: () => Promise.resolve(processors) }, context);
}

const operator = 'The operator of this site';

/** Everyone who processes personal data for an installation with these settings. */
export function subprocessorsOf(config: Config): Processor[] {
  const { HOSTING_PROVIDER, MAIL_PROVIDER, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, RECAPTCHA_SITE_KEY } =
    config;
  const hosting = HOSTING_PROVIDER || operator;
  const mail = MAIL_PROVIDER || operator;
  const list: (Processor | false)[] = [
    {
      name: hosting,
      purpose: `runs the servers and keeps their backups${mail === hosting ? ', and delivers our mails' : ''}`,
      sees: 'everything that this page lists',
    },
    mail !== hosting && {
      name: mail,
      purpose: 'delivers our mails',
      sees: 'your e-mail address and the mails to you',
    },
    STRIPE_SECRET_KEY !== undefined &&
      !isLocalCardKey(STRIPE_PUBLISHABLE_KEY) && {
        name: 'Stripe',
        purpose: 'takes card payments, at checkout only',
        sees: 'your card, your e-mail address, your name if you give it, and the amount',
      },
    config.GOOGLE_CLIENT_ID !== '' && {
      name: 'Google (login)',
      purpose: 'vouches for you, if you choose to log in with it',
      sees: 'that you log in here, and when',
    },
    config.GITHUB_CLIENT_ID !== '' && {
      name: 'GitHub (login)',
      purpose: 'vouches for you, if you choose to log in with it',
      sees: 'that you log in here, and when',
    },
    RECAPTCHA_SITE_KEY !== '' && {
      name: 'Google reCAPTCHA',
      purpose: 'tells people from programs, where you sign up or comment',
      sees: 'your IP address, your browser and how you use that page',
    },
    {
      name: 'YouTube (youtube-nocookie.com)',
      purpose: 'shows a video in the blog, after you press play',
      sees: 'your IP address and your browser',
    },
  ];
  return list.filter((processor) => processor !== false);
}
