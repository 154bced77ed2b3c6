import { subprocessorsContract, type Subprocessor } from '@dryrun/contracts/subprocessors';
import { isLocalCardKey } from '@dryrun/runtime/stripe-settings';
import type { Router } from 'express';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { implement } from './http/implement.ts';

export function subprocessorsRoutes(context: Context): Router {
  const subprocessors = listSubprocessors(context.config);
  return implement(
    subprocessorsContract,
    { listSubprocessors: () => Promise.resolve(subprocessors) },
    context,
  );
}

const operator = 'The operator of this site';

export function listSubprocessors(config: Config): Subprocessor[] {
  const { HOSTING_PROVIDER, MAIL_PROVIDER, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, RECAPTCHA_SITE_KEY } =
    config;
  const hosting = HOSTING_PROVIDER || operator;
  const mail = MAIL_PROVIDER || operator;
  const list: (Subprocessor | false)[] = [
    {
      name: hosting,
      purpose: `runs the servers and stores backups${mail === hosting ? ', and delivers our emails' : ''}`,
      sees: 'everything listed on this page',
    },
    mail !== hosting && {
      name: mail,
      purpose: 'delivers our emails',
      sees: 'your email address and the emails we send you',
    },
    STRIPE_SECRET_KEY !== undefined &&
      !isLocalCardKey(STRIPE_PUBLISHABLE_KEY) && {
        name: 'Stripe',
        purpose: 'processes card payments at checkout',
        sees: 'your card details, your email address, your name if you enter it, and the amount',
      },
    config.GOOGLE_CLIENT_ID !== '' && {
      name: 'Google (login)',
      purpose: 'confirms who you are if you choose to log in with it',
      sees: 'that you log in here and when',
    },
    config.GITHUB_CLIENT_ID !== '' && {
      name: 'GitHub (login)',
      purpose: 'confirms who you are if you choose to log in with it',
      sees: 'that you log in here and when',
    },
    RECAPTCHA_SITE_KEY !== '' && {
      name: 'Google reCAPTCHA',
      purpose: 'blocks bots when you sign up or comment',
      sees: 'your IP address, your browser and how you use the page',
    },
    {
      name: 'YouTube (youtube-nocookie.com)',
      purpose: 'plays a video in a blog post after you click play',
      sees: 'your IP address and your browser',
    },
  ];
  return list.filter((entry) => entry !== false);
}
