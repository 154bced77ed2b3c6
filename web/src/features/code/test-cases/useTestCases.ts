import { limits } from '@dryrun/contracts/limits';
import type { Signature } from '@dryrun/contracts/signature';
import { useState } from 'react';
import { readStored, writeStored } from '../../../shared/storage.ts';
import {
  faultsOf,
  nextCaseValues,
  normalizedCase,
  readCases,
  storableCases,
  type TestCase,
} from './testCases.ts';

export interface TestCases {
  readonly cases: readonly TestCase[];
  readonly selected: number;
  readonly canAdd: boolean;
  readonly select: (index: number) => void;
  readonly change: (argument: number, text: string) => void;
  readonly add: (values?: readonly string[]) => void;
  readonly remove: (index: number) => void;
  readonly reset: () => void;
  /** How often sending was refused; from the first time on every field shows its fault. */
  readonly refusals: number;
  /** The canonical input to send; undefined selects the first faulty case and shows its faults. */
  readonly collect: () => string[][] | undefined;
}

/** The learner's own test cases of a question, remembered. At most 8 (limits.inputCases). */
export function useTestCases(signature: Signature, firstValues: readonly string[]): TestCases {
  const key = `cases:${signature.questionId}` as const;
  const [cases, setCases] = useState(() => readCases(readStored(key), firstValues));
  const [selected, setSelected] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const current = cases[selected] ?? cases[0];

  const update = (next: readonly TestCase[], index: number) => {
    setCases([...next]);
    setSelected(index);
    writeStored(key, storableCases(next, firstValues));
  };

  return {
    cases,
    selected,
    refusals,
    canAdd: cases.length < limits.inputCases,
    select: setSelected,
    change: (argument, text) =>
      update(
        cases.map((testCase, i) =>
          i === selected ? { ...testCase, values: testCase.values.with(argument, text) } : testCase,
        ),
        selected,
      ),
    add: (values) => {
      if (!current) return;
      const added = {
        id: Math.max(...cases.map((testCase) => testCase.id)) + 1,
        values: values ?? nextCaseValues(signature, cases, current),
      };
      const kept = cases.slice(0, limits.inputCases - 1);
      update([...kept, added], kept.length);
    },
    remove: (index) => {
      if (cases.length > 1) update(cases.toSpliced(index, 1), Math.max(0, index - 1));
    },
    reset: () => {
      setRefusals(0);
      update([{ id: 0, values: firstValues }], 0);
    },
    collect: () => {
      const faulty = cases.findIndex(
        (testCase) => Object.keys(faultsOf(signature, testCase.values)).length > 0,
      );
      setRefusals(faulty >= 0 ? refusals + 1 : 0);
      if (faulty >= 0) {
        setSelected(faulty);
        return undefined;
      }
      return cases.flatMap((testCase) => {
        const input = normalizedCase(signature, testCase.values);
        return input ? [input] : [];
      });
    },
  };
}
