import { longDate } from '@dryrun/contracts/long-date';
import { pagePath } from '@dryrun/contracts/pages';
import { action, longTime, text, type Template } from '../email-layout.ts';

export const exportReady: Template<'export-ready'> = ({ expiresAt }, links, zone) => ({
  subject: 'Your data is ready to download',
  preview: `You can download it until ${longDate(expiresAt, zone)}.`,
  blocks: [
    text('We packed all the data we have about you into one ZIP file.'),
    action('Download it from my profile', links.page(pagePath('profile'))),
    text(`You need to be logged in. The file is available until ${longTime(expiresAt, zone)}.`),
  ],
});
