import { langNames, type Lang } from '@dryrun/contracts/language';
import { maxSuiteTests, type SuiteGoal, type SuiteResult } from '@dryrun/contracts/practice';
import type { Signature } from '@dryrun/contracts/signature';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CaseFields } from '../../features/code/test-cases/CaseFields.tsx';
import { CaseTabs } from '../../features/code/test-cases/CaseTabs.tsx';
import { normalizedCase } from '../../features/code/test-cases/testCases.ts';
import { useRunSuiteMutation } from '../../features/practice/practiceApi.ts';
import { messageOf, unknownError } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import styles from './BreakPage.module.css';

interface SuiteAttemptProps {
  readonly suites: readonly SuiteGoal[];
  readonly signature: Signature;
}

/** Tests that together break all hidden programs of a language. */
export function SuiteAttempt({ suites, signature }: SuiteAttemptProps) {
  const [chosenLang, setLang] = useState<Lang>();
  const suite = suites.find(({ lang }) => lang === chosenLang) ?? suites[0];
  const [tests, setTests] = useState<readonly (readonly string[])[]>([signature.examples[0] ?? []]);
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
  const remove = (index: number) => {
    if (tests.length === 1) return;
    setTests(tests.filter((_, i) => i !== index));
    setSelected(Math.max(0, index - 1));
    reset();
  };
  return (
    <form
      className={styles.suite}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <p className={styles.intro}>
        Write at most {maxSuiteTests} tests, so that each of the {programs} hidden programs errs on at least
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
      <CaseTabs
        label="Tests"
        names={tests.map((_, i) => `Test ${i + 1}`)}
        selected={selected}
        onSelect={setSelected}
        onRemove={remove}
        trailing={
          <>
            <IconButton
              label={tests.length < maxSuiteTests ? 'Add a test' : `At most ${maxSuiteTests} tests`}
              icon={<Plus size={16} aria-hidden />}
              disabled={tests.length >= maxSuiteTests}
              onClick={() => {
                setTests([...tests, tests[selected] ?? []]);
                setSelected(tests.length);
                reset();
              }}
            />
            {tests.length > 1 && (
              <IconButton
                label={`Remove test ${selected + 1}`}
                icon={<Trash2 size={15} aria-hidden />}
                onClick={() => remove(selected)}
              />
            )}
          </>
        }
      >
        <CaseFields
          signature={signature}
          values={tests[selected] ?? []}
          showAllErrors={showsErrors}
          onChange={(i, text) => {
            setTests(tests.with(selected, (tests[selected] ?? []).with(i, text)));
            reset();
          }}
        />
      </CaseTabs>
      <div>
        <Button type="submit" variant="primary" isPending={isLoading} pendingText="Running…">
          Run the tests
        </Button>
      </div>
      {error && <Alert>{messageOf(error, unknownError)}</Alert>}
      {result && <SuiteOutcome result={result} par={par} />}
    </form>
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
          ? `All ${programs.length} programs err. ${suiteRating(expected.length, par)}`
          : `${broken} of ${programs.length} programs err. Which case have you not tried yet?`}
      </Alert>
      <ol className={styles.outcome}>
        {programs.map(({ brokenBy }, i) => (
          <li key={i} data-broken={brokenBy !== undefined}>
            <span>Program {i + 1}</span> {programOutcome(brokenBy)}
          </li>
        ))}
      </ol>
    </>
  );
}

function programOutcome(brokenBy: number | undefined): string {
  if (brokenBy === undefined) return 'passes all tests';
  return brokenBy < 0 ? 'ends or hangs' : `errs on test ${brokenBy + 1}`;
}

function suiteRating(tests: number, par: number): string {
  if (tests <= par) return 'No smaller set of tests is known.';
  return `You used ${tests} tests; ${par === 1 ? '1 is' : `${par} are`} enough.`;
}
