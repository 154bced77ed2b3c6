import { action, longDate, text, type Template } from '../email-layout.ts';

/** To whoever's access to a course ends soon, or today. */
export const accessEnds: Template<'access-ends'> = (
  { courseTitle, coursePath, expiresAt, daysLeft },
  links,
) => {
  const when = daysLeft <= 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
  return {
    subject: `Your access to ${courseTitle} ends ${when}`,
    preview: `It ends on ${longDate(expiresAt)}; nothing is renewed by itself.`,
    blocks: [
      text(
        `Your access to ${courseTitle} ends ${when}, on ${longDate(expiresAt)}. Nothing is renewed or charged by itself.`,
      ),
      text('Your progress, notes and submissions stay readable afterwards.'),
      text(
        `You can add a year now, it begins where this one ends: ${links.page(`/buy/${coursePath}?extend=1`)}`,
      ),
      action('Go on with the course', links.page(`/course/${coursePath}`)),
    ],
  };
};
