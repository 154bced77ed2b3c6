import type { PlanItem } from '@dryrun/contracts/plan';
import { BookOpen, CircleCheck, CodeXml, RotateCcw, Timer } from 'lucide-react';
import { ItemName } from './ItemName.tsx';
import styles from './Plan.module.css';
import { timeOf, keyOf } from './planText.ts';

const icons = { lesson: BookOpen, problem: CodeXml, reviews: RotateCcw, rehearsal: Timer } as const;

/** The items of a day, in order. */
export function ItemList({ items }: { readonly items: readonly PlanItem[] }) {
  return (
    <ul>
      {items.map((item, i) => {
        const Icon = item.isDone ? CircleCheck : icons[item.kind];
        return (
          <li key={keyOf(item, i)} className={styles.item} data-done={item.isDone || undefined}>
            <Icon size={18} aria-hidden />
            <span className={styles.name}>
              {item.isDone && <span className="visually-hidden">Done: </span>}
              <ItemName item={item} />
            </span>
            <span className={styles.time}>{item.isDone ? 'Done' : timeOf(item)}</span>
          </li>
        );
      })}
    </ul>
  );
}
