import { action, longDate, text, type Template } from '../letter.ts';

/** To whoever asked for their data. */
export const exportReady: Template<'export-ready'> = ({ expiresAt }, links) => ({
  subject: 'Your data is ready',
  preview: `You can download it until ${longDate(expiresAt)}.`,
  blocks: [
    text('All that we keep of you is packed into one ZIP file.'),
    action('Download it in my profile', links.page('/profile')),
    text(`You need to be logged in. The file is there until ${longDate(expiresAt)}.`),
  ],
});
