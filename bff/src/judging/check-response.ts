import type { Check, Counterexample } from '@dryrun/contracts/code';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';

/** The states of the API by those of the rows. */
export const judgingStates = { queued: 'PENDING', running: 'RUNNING', finished: 'FINISHED' } as const;

export interface JudgedRow {
  readonly state: keyof typeof judgingStates;
  readonly attempt: number;
  readonly result: object | null;
}

/** The search for a minimal failing input. Null if none was started. */
export interface CounterexampleRow {
  readonly counterexample_state: keyof typeof judgingStates | null;
  readonly counterexample_result: Pick<Counterexample, 'smallest'> | null;
}

export function toCheckResponse(row: JudgedRow & Partial<CounterexampleRow>, queuePosition?: number): Check {
  const { state, attempt, result, counterexample_state = null, counterexample_result = null } = row;
  const empty = { statusMsg: '', stdOutput: '', runtime: 0, memory: 0, dataInput: '' } as const;
  const judged =
    state === 'finished'
      ? { ...result, ...toCounterexample({ counterexample_state, counterexample_result }) }
      : {};
  return omitUndefined({ ...empty, attempt, ...judged, queuePosition, state: judgingStates[state] });
}

export function toCounterexample({ counterexample_state, counterexample_result }: CounterexampleRow): {
  counterexample?: Counterexample;
} {
  if (counterexample_state === null) return {};
  const finishedResult = counterexample_state === 'finished' ? counterexample_result : null;
  return {
    counterexample: omitUndefined({
      state: judgingStates[counterexample_state],
      smallest: finishedResult?.smallest,
    }),
  };
}
