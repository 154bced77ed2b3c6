import { limits } from '@dryrun/contracts/limits';
import type { Signature } from '@dryrun/contracts/signature';
import { useMemo, useState } from 'react';
import { readStored, writeStored, type StorageKey } from '../../../shared/storage.ts';
import { useIsHydrated } from '../../../shared/useIsHydrated.ts';
import {
  areExamples,
  validateCase,
  nextCaseValues,
  normalizedCase,
  parseCases,
  serializeCases,
  type TestCase,
} from './testCases.ts';

export interface TestCases {
  readonly storageKey: StorageKey;
  readonly cases: readonly TestCase[];
  readonly selected: number;
  readonly canAdd: boolean;
  readonly areExamples: boolean;
  readonly select: (index: number) => void;
  readonly change: (argument: number, text: string) => void;
  readonly add: (values?: readonly string[]) => void;
  readonly remove: (index: number) => void;
  readonly reset: () => void;
  /** How often `collectInputs` found an invalid case; above 0, every field shows its error. */
  readonly failedValidationCount: number;
  /** Returns the canonical inputs, or selects the first invalid case and returns undefined. */
  readonly collectInputs: () => string[][] | undefined;
}

/** The learner's test cases; all examples of the problem by default. */
export function useTestCases(signature: Signature): TestCases {
  const { examples } = signature;
  const key = `cases:${signature.questionId}` as const;
  const isHydrated = useIsHydrated();
  const storedCases = useMemo(
    () => parseCases(isHydrated ? readStored(key) : null, examples),
    [isHydrated, key, examples],
  );
  const [editedCases, setEditedCases] = useState<readonly TestCase[]>();
  const cases = editedCases ?? storedCases;
  const [selected, setSelected] = useState(0);
  const [failedValidationCount, setFailedValidationCount] = useState(0);
  const current = cases[selected] ?? cases[0];

  const update = (next: readonly TestCase[], index: number) => {
    setEditedCases(next);
    setSelected(index);
    writeStored(key, serializeCases(next, examples));
  };

  return {
    storageKey: key,
    cases,
    selected,
    failedValidationCount,
    canAdd: cases.length < limits.inputCases,
    areExamples: areExamples(cases, examples),
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
      const newCase = {
        id: Math.max(...cases.map((testCase) => testCase.id)) + 1,
        values: values ?? nextCaseValues(signature, cases, current),
      };
      // At the limit, the new case replaces the last one.
      const existingCases = cases.slice(0, limits.inputCases - 1);
      update([...existingCases, newCase], existingCases.length);
    },
    remove: (index) => {
      if (cases.length > 1) update(cases.toSpliced(index, 1), Math.max(0, index - 1));
    },
    reset: () => {
      setFailedValidationCount(0);
      update(parseCases(null, examples), 0);
    },
    collectInputs: () => {
      const firstInvalid = cases.findIndex(
        (testCase) => Object.keys(validateCase(signature, testCase.values)).length > 0,
      );
      setFailedValidationCount(firstInvalid >= 0 ? failedValidationCount + 1 : 0);
      if (firstInvalid >= 0) {
        setSelected(firstInvalid);
        return undefined;
      }
      return cases.flatMap((testCase) => {
        const input = normalizedCase(signature, testCase.values);
        return input ? [input] : [];
      });
    },
  };
}
