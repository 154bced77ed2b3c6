import { pagePath } from '@dryrun/contracts/pages';
import type { Plan, PlanItem } from '@dryrun/contracts/plan';
import { site } from '@dryrun/contracts/site';
import ical, { ICalEventTransparency } from 'ical-generator';

const dayMs = 24 * 3600 * 1000;
/** Calendars ask again after this time. */
const refreshSeconds = 6 * 3600;

interface FeedOptions {
  /** Distinguishes the events of two plans. */
  readonly planId: string;
  readonly appUrl: string;
  readonly computedAt: Date;
}

/**
 * The days of a plan and the interview as all-day events (RFC 5545). They have dates without a time, so no time zone can
 * move them. Titles of lessons are public; nothing else of a lesson is in them.
 */
export function createCalendarFeed(
  plan: Plan | undefined,
  { planId, appUrl, computedAt }: FeedOptions,
): string {
  const calendar = ical({
    name: `${site.name} plan`,
    prodId: { company: site.name, product: 'plan', language: 'EN' },
    ttl: refreshSeconds,
  });
  const host = new URL(appUrl).hostname;
  const addEvent = (kind: string, on: string, summary: string, description: string): void => {
    const start = new Date(on); // the library writes the UTC date
    calendar.createEvent({
      id: `${kind}-${on}-${planId}@${host}`,
      start,
      end: new Date(start.getTime() + dayMs),
      allDay: true,
      stamp: computedAt,
      summary,
      description,
      url: new URL(pagePath('plan'), appUrl).href,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  };
  if (plan) {
    for (const { on, items, minutes } of plan.days)
      addEvent('day', on, `${site.name}: ${minutes} min`, items.map(describeItem).join('\n'));
    if (plan.interviewOn >= plan.today) addEvent('interview', plan.interviewOn, 'Interview', 'Good luck!');
  }
  return calendar.toString();
}

function describeItem(item: PlanItem): string {
  switch (item.kind) {
    case 'reviews':
      return `${item.count === 1 ? '1 exercise' : `${item.count} exercises`} from your mistakes, ${item.minutes} min`;
    case 'rehearsal':
      return `Interview rehearsal, ${item.minutes} min`;
    case 'lesson':
    case 'problem': {
      const part = item.part ? ` (part ${item.part.number} of ${item.part.count})` : '';
      const verb = item.kind === 'lesson' ? 'Read' : item.isAgain ? 'Solve again:' : 'Solve';
      return `${verb} ${item.name}${part}, ${item.minutes} min`;
    }
  }
}
