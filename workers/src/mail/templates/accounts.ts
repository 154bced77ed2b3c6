import { linkHours } from '@dryrun/contracts/emails';
import { longDate } from '@dryrun/contracts/long-date';
import { pagePath } from '@dryrun/contracts/pages';
import { site } from '@dryrun/contracts/site';
import { action, longTime, text, type Templates } from '../email-layout.ts';

/** Such as "expires in one hour". */
const expiry = (kind: keyof typeof linkHours) =>
  `expires in ${linkHours[kind] === 1 ? 'one hour' : `${linkHours[kind]} hours`}`;

export const accountTemplates = {
  'confirm-email': ({ tokenId, returnTo }, links) => ({
    subject: 'Confirm your email',
    preview: 'One click, and your account is ready.',
    blocks: [
      text('Welcome! Please confirm your email address.'),
      action('Confirm my email', links.withToken(pagePath('confirmEmail'), 'ctn', tokenId, returnTo)),
      text(`This link ${expiry('confirm-email')}.`),
      text("If you didn't sign up, you can ignore this email, and no account will be created."),
    ],
  }),

  'already-registered': (_data, links) => ({
    subject: 'You already have an account',
    preview: 'Someone tried to sign up with your email address.',
    blocks: [
      text(
        'Someone, most likely you, tried to sign up with this email address. You already have an account.',
      ),
      action('Log in', links.page(pagePath('login'))),
      text(`Forgot your password? Reset it here: ${links.page(pagePath('accountRecovery'))}`),
      text("If this wasn't you, you don't need to do anything. Nothing has changed."),
    ],
  }),

  'account-recovery': ({ tokenId, hasPassword }, links) => ({
    subject: hasPassword ? 'Reset your password' : 'Set a password',
    preview: `This link ${expiry('account-recovery')}.`,
    blocks: [
      text(
        hasPassword
          ? 'Someone, most likely you, asked to reset the password of your account.'
          : "Your account doesn't have a password yet because you log in with another service. You can set one here.",
      ),
      action(
        hasPassword ? 'Set a new password' : 'Set a password',
        links.withToken(pagePath('passwordChange'), 'upn', tokenId),
      ),
      text(
        `This link works once and ${expiry('account-recovery')}. Setting a password logs you out everywhere.`,
      ),
      text("If you didn't ask for this, you can ignore this email. Nothing will change."),
    ],
  }),

  'password-changed': (
    { changedAt, disconnected, disconnectedLogins = ['your social logins'] },
    links,
    zone,
  ) => ({
    subject: 'Your password was changed',
    preview: "If this was you, you don't need to do anything.",
    blocks: [
      text(`Your password was changed on ${longTime(changedAt, zone)}.`),
      ...(disconnected
        ? [
            text(
              `For your security, we disconnected ${disconnectedLogins.join(' and ')} from your account. You can reconnect in your profile.`,
            ),
          ]
        : []),
      text("If this was you, you don't need to do anything. If not, set a new password right away:"),
      action('Set a new password', links.page(pagePath('accountRecovery'))),
    ],
  }),

  'email-change': ({ tokenId }, links) => ({
    subject: 'Confirm your new email address',
    preview: 'Your address changes when you open the link.',
    blocks: [
      text('Please confirm that you want to use this email address for your account.'),
      action('Use this address', links.withToken(pagePath('confirmEmail'), 'ctn', tokenId)),
      text(`This link ${expiry('email-change')}. Opening it logs you out everywhere.`),
      text("If you didn't ask for this, you can ignore this email. Nothing will change."),
    ],
  }),

  /** Goes to the current address when a change is requested. */
  'email-change-notice': ({ newEmail }, links) => ({
    subject: 'Your email address is about to change',
    preview: 'It changes when the new address is confirmed.',
    blocks: [
      text(`Someone logged in to your account asked to change its email address to ${newEmail}.`),
      text('The change takes effect when the link we sent to that address is opened.'),
      text("If this wasn't you, set a new password now. That also cancels the change."),
      action('Set a new password', links.page(pagePath('accountRecovery'))),
    ],
  }),

  /** Goes to the former address. */
  'email-changed': ({ newEmail }) => ({
    subject: 'Your email address was changed',
    preview: 'This address no longer belongs to your account.',
    blocks: [
      text(
        `Your account now uses the address ${newEmail}. We won't send any more emails about it to this address.`,
      ),
      text(`If this wasn't you, write to ${site.contactMail}.`),
    ],
  }),

  /** A login is linked in the profile, or because its verified email matches the account's. */
  'login-linked': ({ provider, email }, links) => ({
    subject: `${provider} is connected to your account`,
    preview: `You can now log in with ${provider}.`,
    blocks: [
      text(
        email === undefined
          ? `Someone logged in with ${provider} using this email address. That ${provider} login now opens your account.`
          : `Someone logged in to your account connected it to the ${provider} login ${email}. That login now opens your account.`,
      ),
      text(
        "If this was you, you don't need to do anything. If not, disconnect it in your profile and change your password:",
      ),
      action('Open my profile', links.page(pagePath('profile'))),
    ],
  }),

  'deletion-requested': ({ tokenId, deletesAt }, links, zone) => ({
    subject: 'Your account will be deleted',
    preview: `On ${longDate(deletesAt, zone)}, unless you change your mind.`,
    blocks: [
      text(
        `As you asked, we'll delete your account and your data on ${longTime(deletesAt, zone)}. We've logged you out everywhere.`,
      ),
      text('Changed your mind? You can keep your account until then:'),
      action('Keep my account', links.withToken(pagePath('undoDeletion'), 'token', tokenId)),
      text("If this wasn't you, keep the account and then set a new password."),
    ],
  }),

  /** Goes to the former address, because the account no longer has one. */
  'account-deleted': () => ({
    subject: 'Your account has been deleted',
    preview: 'Your data has been erased.',
    blocks: [
      text("We've deleted your account, along with your progress, notes, drafts and submissions."),
      text('We keep only your payments and invoices, for six years, because tax law requires it.'),
      text(`Thank you for using ${site.name}. You're welcome back any time with a new account.`),
    ],
  }),

  'export-ready': ({ expiresAt }, links, zone) => ({
    subject: 'Your data is ready to download',
    preview: `You can download it until ${longDate(expiresAt, zone)}.`,
    blocks: [
      text('We packed all the data we have about you into one ZIP file.'),
      action('Download it from my profile', links.page(pagePath('profile'))),
      text(`You need to be logged in. The file is available until ${longTime(expiresAt, zone)}.`),
    ],
  }),
} satisfies Partial<Templates>;
