import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Row.tsx';
import { isSameValue, type TraceTable } from './traceTable.ts';
import styles from './TraceTableExercise.module.css';

/** A trace table to fill in: each value is empty until the learner enters it. The first row is given. */
export function TraceTableExercise({ table }: { readonly table: TraceTable }) {
  const { columns, rows } = table;
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const [first, ...rest] = rows;
  const blanks = rest.flatMap(({ step, values }) =>
    values.flatMap((value, i) => (value === undefined ? [] : [{ key: `${step}.${i}`, value }])),
  );
  const right = blanks.filter(({ key, value }) => isSameValue(entered[key] ?? '', value)).length;
  return (
    <form
      className={styles.exercise}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
      }}
    >
      <div className={styles.scroller}>
        <table>
          <caption>Fill in the values at each step. The first row is given.</caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  <code>{name}</code>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{first?.step}</th>
              {first?.values.map((value, i) => (
                <td key={columns[i]}>{value}</td>
              ))}
            </tr>
            {rest.map(({ step, values }) => (
              <tr key={step}>
                <th scope="row">{step}</th>
                {values.map((value, i) => {
                  const key = `${step}.${i}`;
                  const isRight = value !== undefined && isSameValue(entered[key] ?? '', value);
                  return (
                    <td key={columns[i]} data-right={isChecked && value !== undefined ? isRight : undefined}>
                      {value !== undefined && (
                        <input
                          value={entered[key] ?? ''}
                          aria-label={`${columns[i]} at step ${step}`}
                          aria-invalid={isChecked && !isRight}
                          autoComplete="off"
                          onChange={(event) => setEntered({ ...entered, [key]: event.target.value })}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Row gap={2} className={styles.actions}>
        <Button size="sm" type="submit">
          Check
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            setEntered(Object.fromEntries(blanks.map(({ key, value }) => [key, value])));
            setChecked(false);
          }}
        >
          Show the values
        </Button>
        <p role="status">{isChecked && `${right} of ${blanks.length} values are right.`}</p>
      </Row>
    </form>
  );
}
