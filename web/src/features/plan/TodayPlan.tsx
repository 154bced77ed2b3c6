import type { Plan } from '@dryrun/contracts/plan';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { ItemList } from './ItemList.tsx';
import { daysUntil, shortDay } from './planText.ts';

/** The list of the day. */
export function TodayPlan({ plan }: { readonly plan: Plan }) {
  const items = plan.days.find(({ on }) => on === plan.today)?.items ?? [];
  const next = plan.days.find(({ on }) => on > plan.today);
  return (
    <Card padding={6}>
      <Section
        title="Today’s plan"
        size="md"
        gap={4}
        description={`Your interview is ${daysUntil(plan)}.`}
        actions={
          <ButtonLink to={href.plan()} size="sm">
            Whole plan
          </ButtonLink>
        }
      >
        {items.length > 0 ? (
          <ItemList items={items} />
        ) : (
          <Text size="md">
            Nothing is planned for today.{next && ` The next items come ${shortDay(next.on, plan.today)}.`}
          </Text>
        )}
      </Section>
    </Card>
  );
}
