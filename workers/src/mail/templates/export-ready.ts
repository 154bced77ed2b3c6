import { action, longDate, longTime, text, type Template } from '../email-layout.ts';

/** To whoever asked for their data. */
export const exportReady: Template<'export-ready'> = ({ expiresAt }, links, zone) => ({
  subject: 'Your data is ready',
  preview: `You can download it until ${longDate(expiresAt, zone)}.`,
  blocks: [
    text('All that we keep of you is packed into one ZIP file.'),
    action('Download it in my profile', links.page('/profile')),
    text(`You need to be logged in. The file is there until ${longTime(expiresAt, zone)}.`),
  ],
});
