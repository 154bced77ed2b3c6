import { longDate } from '@dryrun/contracts/long-date';
import { pagePath } from '@dryrun/contracts/pages';
import { action, text, type Template } from '../email-layout.ts';

export const accessEnds: Template<'access-ends'> = (
  { courseTitle, coursePath, expiresAt, daysLeft, isOnSale = true },
  links,
) => {
  const when = daysLeft <= 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
  return {
    subject: `Your access to ${courseTitle} ends ${when}`,
    preview: `It ends on ${longDate(expiresAt)} and doesn't renew automatically.`,
    blocks: [
      text(
        `Your access to ${courseTitle} ends ${when}, on ${longDate(expiresAt)}. It doesn't renew automatically, and you won't be charged.`,
      ),
      text("You'll still be able to read your notes and submissions and see your progress."),
      ...(isOnSale
        ? [
            text(
              `Want another year? Add it now, and it starts when this one ends: ${links.page(pagePath('buy', { coursePath }))}?extend=1`,
            ),
          ]
        : []),
      action('Continue the course', links.page(pagePath('course', { coursePath }))),
    ],
  };
};
