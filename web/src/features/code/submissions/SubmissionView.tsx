import type { Check, Submission } from '@dryrun/contracts/code';
import { langNames } from '@dryrun/contracts/language';
import { ArrowLeft, FileInput } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CodeBlock } from '../../../shared/markdown/CodeBlock.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { Heading } from '../../../shared/ui/Heading.tsx';
import { Stack } from '../../../shared/ui/Stack.tsx';
import { Text } from '../../../shared/ui/Text.tsx';
import { TimeAgo } from '../../../shared/ui/TimeAgo.tsx';
import { CauseLine } from '../results/CauseLine.tsx';
import { ComplexityPanel } from '../complexity/ComplexityPanel.tsx';
import type { JudgedCode } from '../judgeState.ts';
import { OutputBlock } from '../results/OutputBlock.tsx';
import { useCheckSubmissionQuery } from '../codeApi.ts';
import styles from './SubmissionView.module.css';
import { SubmitOutput } from '../results/SubmitOutput.tsx';
import { formatMemory, formatRuntime } from '../results/summary.ts';
import type { Workspace } from '../useWorkspace.ts';
import { VerdictMark } from '../results/VerdictMark.tsx';

interface SubmissionViewProps {
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly workspace: Workspace;
}

export function SubmissionView({ submission, onClose, workspace }: SubmissionViewProps) {
  const { id, statusMsg, creationTime, lang, typedCode, runtime, memory, testsPassed, testsTotal } =
    submission;
  const backButton = useRef<HTMLButtonElement>(null);
  useEffect(() => backButton.current?.focus(), []);
  const facts = [
    ...(statusMsg !== 'Approved' && statusMsg !== 'Compilation Error' && testsTotal
      ? [`${testsPassed ?? 0} of ${testsTotal} tests passed`]
      : []),
    ...(runtime > 0 ? [formatRuntime(runtime)] : []),
    ...(memory > 0 ? [formatMemory(memory)] : []),
    langNames[lang],
  ];
  const hasFailed = statusMsg !== 'Approved' && statusMsg !== '';
  const { data: check } = useCheckSubmissionQuery(
    { params: { submissionId: id }, query: { wait: 0 } },
    { skip: !hasFailed },
  );
  return (
    <Stack as="article" gap={3} align="start" className={styles.view}>
      <Button
        ref={backButton}
        variant="quiet"
        size="sm"
        icon={<ArrowLeft size={14} aria-hidden />}
        onClick={onClose}
      >
        All submissions
      </Button>
      <Stack as="header" gap={1}>
        <Heading level={2}>
          <VerdictMark verdict={statusMsg} />
        </Heading>
        <Text className={styles.facts}>
          <TimeAgo time={creationTime} />
          {facts.map((fact) => ` · ${fact}`)}
        </Text>
      </Stack>
      {check && <Reason workspace={workspace} check={check} submissionId={id} code={{ lang, typedCode }} />}
      {statusMsg === 'Approved' && <ComplexityPanel submissionId={id} />}
      <Button
        size="sm"
        icon={<FileInput size={14} aria-hidden />}
        onClick={() => workspace.loadCode(typedCode, lang)}
      >
        Load into editor
      </Button>
      <div className={styles.wide}>
        <CodeBlock snippets={[{ code: typedCode, lang }]} />
      </div>
    </Stack>
  );
}

interface ReasonProps {
  readonly workspace: Workspace;
  readonly check: Check;
  readonly submissionId: string;
  readonly code: JudgedCode;
}

/** Explains why a submission failed. Doesn't link line numbers, because the editor may show other code. */
function Reason({ workspace, check, submissionId, code }: ReasonProps) {
  return (
    <Stack gap={4} className={styles.wide}>
      <CauseLine check={check} kind="submit" />
      {check.statusMsg === 'Compilation Error' ? (
        <OutputBlock name="Compiler output" text={check.compileOutput || check.errorOutput} />
      ) : (
        <SubmitOutput workspace={workspace} check={check} submissionId={submissionId} code={code} />
      )}
    </Stack>
  );
}
