import { langNames, type Lang } from '@dryrun/contracts/language';
import { maxSuiteTests, type SuiteGoal, type SuiteResult } from '@dryrun/contracts/practice';
import type { Signature } from '@dryrun/contracts/signature';
import { useState } from 'react';
import { normalizedCase } from '../../features/code/test-cases/testCases.ts';
import { useRunSuiteMutation } from '../../features/practice/practiceApi.ts';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import styles from './BreakPage.module.css';
import { CaseList, type Inputs } from '../../features/code/test-cases/CaseList.tsx';
import { OutcomeList } from '../../features/code/test-cases/OutcomeList.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';

interface SuiteAttemptProps {
  readonly suites: readonly SuiteGoal[];
  readonly signature: Signature;
}

/** Tests that together break all hidden programs of a language. */
export function SuiteAttempt({ suites, signature }: SuiteAttemptProps) {
  const [chosenLang, setLang] = useState<Lang>();
  const suite = suites.find(({ lang }) => lang === chosenLang) ?? suites[0];
  const [tests, setTests] = useState<Inputs>(() => [signature.args.map(() => '')]);
  const [selected, setSelected] = useState(0);
  const [showsErrors, setShowsErrors] = useState(false);
  const [runSuite, { data: result, error, isLoading, reset }] = useRunSuiteMutation();
  if (!suite) return null;
  const { lang, programs, par } = suite;

  const run = () => {
    const inputs = tests.map((values) => normalizedCase(signature, values));
    const invalid = inputs.indexOf(undefined);
    setShowsErrors(true);
    if (invalid >= 0) setSelected(invalid);
    else
      void runSuite({
        params: { questionPath: signature.path },
        body: { lang, tests: inputs.filter((input) => input !== undefined) },
      });
  };
  return (
    <Stack
      as="form"
      gap={4}
      className={styles.suite}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <p className={styles.intro}>
        Write at most {maxSuiteTests} tests, so that each of the {programs} hidden programs fails at least
        one. It can be done with {par === 1 ? '1 test' : `${par} tests`}.
      </p>
      <div className={styles.language}>
        <Select
          label="Language of the programs"
          value={lang}
          onChange={({ target }) => {
            setLang(suites.find((each) => each.lang === target.value)?.lang);
            reset();
          }}
        >
          {suites.map((each) => (
            <option key={each.lang} value={each.lang}>
              {langNames[each.lang]}
            </option>
          ))}
        </Select>
      </div>
      <CaseList
        noun="test"
        min={1}
        max={maxSuiteTests}
        signature={signature}
        inputs={tests}
        selected={selected}
        showAllErrors={showsErrors}
        onSelect={setSelected}
        onAdd={() => {
          setTests([...tests, tests[selected] ?? []]);
          setSelected(tests.length);
          reset();
        }}
        onRemove={(index) => {
          setTests(tests.filter((_, i) => i !== index));
          setSelected(Math.max(0, index - 1));
          reset();
        }}
        onChange={(values) => {
          setTests(tests.with(selected, values));
          reset();
        }}
      />
      <div>
        <Button type="submit" variant="primary" isPending={isLoading} pendingText="Running…">
          Run the tests
        </Button>
      </div>
      {error && <Alert>{messageOf(error)}</Alert>}
      {result && <SuiteOutcome result={result} par={par} />}
    </Stack>
  );
}

function SuiteOutcome({ result, par }: { readonly result: SuiteResult; readonly par: number }) {
  const { programs, expected } = result;
  const broken = programs.filter(({ brokenBy }) => brokenBy !== undefined).length;
  const isComplete = broken === programs.length;
  return (
    <>
      <Alert tone={isComplete ? 'good' : 'info'}>
        {isComplete
          ? `All ${programs.length} programs fail. ${suiteRating(expected.length, par)}`
          : `${broken} of ${programs.length} programs fail. Which case have you not tried yet?`}
      </Alert>
      <OutcomeList
        outcomes={programs.map(({ brokenBy }, i) => ({
          name: `Hidden program ${i + 1}`,
          text: programOutcome(brokenBy),
          isGood: brokenBy !== undefined,
        }))}
      />
    </>
  );
}

function programOutcome(brokenBy: number | undefined): string {
  if (brokenBy === undefined) return 'passes all tests';
  return brokenBy < 0 ? 'ends or hangs' : `fails test ${brokenBy + 1}`;
}

function suiteRating(tests: number, par: number): string {
  if (tests <= par) return 'No smaller set of tests is known.';
  return `You used ${tests} tests; ${par === 1 ? '1 is' : `${par} are`} enough.`;
}
