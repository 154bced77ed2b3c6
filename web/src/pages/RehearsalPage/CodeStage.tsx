import type { Check } from '@dryrun/contracts/code';
import { langNames } from '@dryrun/contracts/language';
import { limits } from '@dryrun/contracts/limits';
import { hideSignature, type RehearsalClock, type RunningRehearsal } from '@dryrun/contracts/rehearsal';
import type { Signature } from '@dryrun/contracts/signature';
import { useRef, useState } from 'react';
import { CodeEditor } from '../../features/code/editor/CodeEditor.tsx';
import type { EditorHandle } from '../../features/code/editor/editor.ts';
import { useEditorSettings } from '../../features/code/editor/editorSettings.ts';
import { CaseOutput } from '../../features/code/results/CaseOutput.tsx';
import { CauseLine } from '../../features/code/results/CauseLine.tsx';
import { CompileOutput } from '../../features/code/results/CompileOutput.tsx';
import { OutputBlock } from '../../features/code/results/OutputBlock.tsx';
import { SummaryLine } from '../../features/code/results/SummaryLine.tsx';
import { isPassed } from '../../features/code/results/summary.ts';
import { CaseList } from '../../features/code/test-cases/CaseList.tsx';
import { CaseTabs } from '../../features/code/test-cases/CaseTabs.tsx';
import { normalizedCase } from '../../features/code/test-cases/testCases.ts';
import {
  useRunRehearsalMutation,
  useSubmitRehearsalMutation,
} from '../../features/rehearsal/rehearsalApi.ts';
import type { EditLog } from '../../features/rehearsal/useEditLog.ts';
import { useJudging } from '../../features/rehearsal/useJudging.ts';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Spinner } from '../../shared/ui/Spinner.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { useFocusOnChange } from '../../shared/useFocusOnChange.ts';
import styles from './RehearsalPage.module.css';

interface CodeStageProps {
  /** Whether the code can be run and submitted. */
  readonly isTesting: boolean;
  readonly rehearsal: RunningRehearsal;
  readonly log: EditLog;
  readonly onClock: (clock: RehearsalClock) => void;
  readonly refetch: () => unknown;
}

export function CodeStage({ isTesting, rehearsal, log, onClock, refetch }: CodeStageProps) {
  const { id, lang, submission } = rehearsal;
  const editor = useRef<EditorHandle | null>(null);
  const [settings] = useEditorSettings();
  return (
    <Section
      title={isTesting ? 'Test' : 'Code'}
      description={
        isTesting
          ? 'Walk through one case by hand, run your own cases, then submit once.'
          : 'Say what you write. There is no Run in this stage.'
      }
    >
      <div className={styles.editor}>
        <CodeEditor
          path={`rehearsal-${id}/${lang}`}
          lang={lang}
          code={log.code}
          onChange={log.change}
          settings={{ ...settings, autocomplete: false }}
          diagnostics={[]}
          label={`Code editor, ${langNames[lang]}. Press Escape, then Tab to leave it.`}
          isReadOnly={submission !== undefined}
          marks={undefined}
          handle={editor}
        />
      </div>
      <Text size="xs" role="status">
        {log.state === 'saved' ? 'Saved.' : 'Saving…'}
      </Text>
      {isTesting && (
        <Tests
          rehearsal={rehearsal}
          log={log}
          onClock={onClock}
          refetch={refetch}
          onGoToLine={(line, column) => editor.current?.goTo(line, column)}
        />
      )}
    </Section>
  );
}

interface TestsProps extends Omit<CodeStageProps, 'isTesting'> {
  readonly onGoToLine: (line: number, column?: number) => void;
}

function Tests({ rehearsal, log, onClock, refetch, onGoToLine }: TestsProps) {
  const { id, lang, submission } = rehearsal;
  const signature = hideSignature(rehearsal);
  const [inputs, setInputs] = useState<readonly (readonly string[])[]>(
    () => rehearsal.examples?.examples.map(({ input }) => input) ?? [signature.args.map(() => '')],
  );
  const [selected, setSelected] = useState(0);
  const [showsErrors, setShowsErrors] = useState(false);
  const [run, running] = useRunRehearsalMutation();
  const [submit, submitting] = useSubmitRehearsalMutation();
  const judging = useJudging({
    rehearsalId: id,
    initial: submission && { kind: 'submit', id: submission.id },
    onClock,
    onEnd: refetch,
  });
  const isBusy = running.isLoading || submitting.isLoading || judging.isPending;
  const isSubmitted = submission !== undefined && submission.check.statusMsg !== 'Judge Error';
  const results = useFocusOnChange(isSubmitted); // the buttons disappear
  const error = running.error ?? submitting.error;
  const params = { rehearsalId: id };

  const runCases = async () => {
    setShowsErrors(true);
    const literals = inputs.map((input) => normalizedCase(signature, input));
    const invalid = literals.indexOf(undefined);
    if (invalid >= 0) return setSelected(invalid);
    await log.flush();
    const complete = literals.filter((each) => each !== undefined);
    submitting.reset();
    const result = await run({ params, body: { typedCode: log.code, inputs: complete } });
    if (result.data) judging.watch({ kind: 'run', id: result.data.id });
    return undefined;
  };
  const submitCode = async () => {
    await log.flush();
    running.reset();
    const result = await submit({ params, body: { typedCode: log.code } });
    if (!result.data) return;
    judging.watch({ kind: 'submit', id: result.data.id });
    refetch();
  };
  return (
    <>
      {!isSubmitted && (
        <CaseList
          noun="case"
          min={1}
          max={limits.inputCases}
          signature={signature}
          inputs={inputs}
          selected={selected}
          showAllErrors={showsErrors}
          onSelect={setSelected}
          onAdd={() => {
            setInputs([...inputs, inputs[selected] ?? []]);
            setSelected(inputs.length);
          }}
          onRemove={(index) => {
            setInputs(inputs.toSpliced(index, 1));
            setSelected(Math.max(0, index - 1));
          }}
          onChange={(values) => setInputs(inputs.with(selected, values))}
        />
      )}
      {!isSubmitted && (
        <Row gap={3}>
          <Button isPending={isBusy} onClick={() => void runCases()}>
            Run the cases
          </Button>
          <Button variant="primary" isPending={isBusy} onClick={() => void submitCode()}>
            Submit once
          </Button>
        </Row>
      )}
      {error !== undefined && <Alert>{messageOf(error)}</Alert>}
      <div ref={results} className={styles.content} tabIndex={-1} aria-live="polite">
        {judging.isPending && (
          <Row gap={2}>
            <Spinner /> <Text>Judging…</Text>
          </Row>
        )}
        {judging.check && judging.kind && (
          <Result
            check={judging.check}
            kind={judging.kind}
            lang={lang}
            signature={signature}
            onGoToLine={onGoToLine}
          />
        )}
      </div>
    </>
  );
}

interface ResultProps {
  readonly check: Check;
  readonly kind: 'run' | 'submit';
  readonly lang: RunningRehearsal['lang'];
  readonly signature: Signature;
  readonly onGoToLine: (line: number, column?: number) => void;
}

function Result({ check, kind, lang, signature, onGoToLine }: ResultProps) {
  const [selected, setSelected] = useState(() =>
    Math.max(
      0,
      (check.cases ?? []).findIndex((each) => !isPassed(each)),
    ),
  );
  const shown = check.failedTest ?? check.cases?.[selected];
  return (
    <Stack gap={3}>
      <SummaryLine check={check} kind={kind} lang={lang} />
      <CauseLine check={check} kind={kind} onGoToLine={onGoToLine} />
      {check.statusMsg === 'Compilation Error' && <CompileOutput output={check} onGoToLine={onGoToLine} />}
      {check.statusMsg === 'Judge Error' && (
        <Text>The judge failed, not your code. This attempt does not count, and the clock stood still.</Text>
      )}
      {!shown && <OutputBlock name="Error output" text={check.errorOutput} tone="bad" />}
      {check.cases && check.cases.length > 0 && shown ? (
        <CaseTabs
          label="Results"
          names={check.cases.map((_, i) => `Case ${i + 1}`)}
          passed={check.cases.map(isPassed)}
          selected={selected}
          onSelect={setSelected}
        >
          <CaseOutput result={shown} signature={signature} shownVerdict={check.statusMsg} />
        </CaseTabs>
      ) : (
        shown && <CaseOutput result={shown} signature={signature} shownVerdict={check.statusMsg} />
      )}
    </Stack>
  );
}
