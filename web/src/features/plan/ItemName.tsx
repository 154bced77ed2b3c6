import type { PlanItem, UnplannedItem } from '@dryrun/contracts/plan';
import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';

/** Names an item and links to the place where it is done. */
export function ItemName({ item }: { readonly item: PlanItem | UnplannedItem }) {
  switch (item.kind) {
    case 'reviews':
      return (
        <Link to={href.today()}>
          {item.count === 1 ? '1 exercise' : `${item.count} exercises`} from your mistakes
        </Link>
      );
    case 'rehearsal':
      return <Link to={href.rehearse()}>Interview rehearsal</Link>;
    case 'lesson':
    case 'problem': {
      const { isAgain, coursePath, lessonPath, name } = item;
      const part = 'part' in item ? item.part : undefined;
      // A problem to solve again is an exercise of Today, so that its result counts there.
      return (
        <>
          {item.kind === 'lesson' ? 'Read ' : isAgain ? 'Solve again: ' : 'Solve '}
          <Link to={isAgain ? href.today() : href.lesson(coursePath, lessonPath)}>{name}</Link>
          {part && ` (part ${part.number} of ${part.count})`}
        </>
      );
    }
  }
}
