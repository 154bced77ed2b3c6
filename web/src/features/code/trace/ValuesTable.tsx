import type { Lang } from '@dryrun/contracts/language';
import { ChevronsRight } from 'lucide-react';
import type { NodeShapes } from './nodeShapes.ts';
import { variablesOf } from './pictures.ts';
import type { Recording } from './recording.ts';
import { referenceOf } from './traceObjects.ts';
import { valueText } from './valueText.ts';
import styles from './ValuesTable.module.css';

interface ValuesTableProps {
  readonly recording: Recording;
  readonly index: number;
  readonly lang: Lang;
  readonly shapes: NodeShapes;
  /** Goes to the next change of a variable of the current frame. */
  readonly onFollow: (name: string) => void;
}

const valueLength = 400;
const maxFrames = 20;

/** Names and values of all calls that are open, from the current one outward. */
export function ValuesTable({ recording, index, lang, shapes, onFollow }: ValuesTableProps) {
  const state = recording.stateAt(index);
  const changes = recording.changesAt(index);
  const current = state.frames.length - 1;
  const shown = state.frames.map((frame, i) => ({ frame, i })).slice(-maxFrames);
  return shown.toReversed().map(({ frame, i }) => {
    const returned = i === current ? recording.steps[index]?.returned : undefined;
    const variables = [...variablesOf({ state, frame: i, returned, shapes })];
    const isChanged = (name: string) =>
      i === current &&
      (changes.variables.has(name) || changes.objects.has(referenceOf(frame.variables.get(name)) ?? 0));
    return (
      <table key={i} className={styles.table}>
        <caption className={styles.caption}>
          {frame.name || 'An earlier call'}
          {i === current ? '' : `, line ${frame.line}`}
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {variables.map(([name, value]) => (
            <tr key={name} data-changed={isChanged(name) || undefined}>
              <th scope="row" className={styles.name} title={name}>
                {name}
              </th>
              <td className={styles.value}>
                {valueText(value, state.objects, lang, valueLength)}
                {isChanged(name) && <span className="visually-hidden"> (changed)</span>}
              </td>
              <td className={styles.action}>
                {i === current && frame.variables.has(name) && (
                  <button
                    type="button"
                    className={styles.follow}
                    title={`Next change of ${name}`}
                    aria-label={`Next change of ${name}`}
                    onClick={() => onFollow(name)}
                  >
                    <ChevronsRight size={14} aria-hidden />
                  </button>
                )}
              </td>
            </tr>
          ))}
          {variables.length === 0 && (
            <tr>
              <td className={styles.value}>No variables yet.</td>
            </tr>
          )}
        </tbody>
      </table>
    );
  });
}
