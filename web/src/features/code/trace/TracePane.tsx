import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fromLocation } from '../../../shared/navigationState.ts';
import { href } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Row } from '../../../shared/ui/Row.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { Stack } from '../../../shared/ui/Stack.tsx';
import { Text } from '../../../shared/ui/Text.tsx';
import { messages } from '../messages.ts';
import { CompileOutput } from '../results/CompileOutput.tsx';
import type { Workspace } from '../useWorkspace.ts';
import { ClosableFrame } from './ClosableFrame.tsx';
import styles from './TracePane.module.css';
import type { FinishedTrace } from './useTrace.ts';

const TraceViewer = lazy(async () => ({ default: (await import('./TraceViewer.tsx')).TraceViewer }));

/** The recording in the URL, or why there is none. */
export function TracePane({ workspace }: { readonly workspace: Workspace }) {
  const { trace } = workspace;
  switch (trace.status) {
    case 'closed':
      return null;
    case 'visitor':
      return <VisitorMessage workspace={workspace} />;
    case 'missing':
      return <Message workspace={workspace} text={messages.trace.missing} />;
    case 'slow':
      return (
        <Message workspace={workspace} text={messages.trace.slow}>
          <Button size="sm" onClick={trace.retry}>
            Check again
          </Button>
        </Message>
      );
    case 'waiting':
      return <Waiting workspace={workspace} />;
    case 'ready':
      return trace.trace ? <Recorded workspace={workspace} trace={trace.trace} /> : null;
  }
}

interface RecordedProps {
  readonly workspace: Workspace;
  readonly trace: FinishedTrace;
}

function Recorded({ workspace, trace }: RecordedProps) {
  const { result } = trace;
  const { args } = workspace.problem.signature;
  const isCompiled = result.diagnostics === undefined && result.compileOutput === undefined;
  if (result.events.length === 0 && !isCompiled) {
    return (
      <Message workspace={workspace} text={messages.trace.notCompiled}>
        <div className={styles.wide}>
          <CompileOutput output={omitUndefined(result)} onGoToLine={workspace.goToLine} />
        </div>
      </Message>
    );
  }
  if (result.events.length === 0) {
    return (
      <Message workspace={workspace} text={result.unavailable ?? result.ended ?? messages.trace.noSteps} />
    );
  }
  return (
    <Suspense fallback={<Waiting workspace={workspace} />}>
      <TraceViewer
        key={trace.id}
        trace={trace}
        input={args.map(({ name }, i) => `${name} = ${trace.input[i] ?? ''}`).join(', ')}
        signature={workspace.problem.signature}
        firstStep={workspace.trace.firstStep}
        session={workspace.trace}
        cursorLine={() => workspace.editor.current?.line()}
        onRecordFrom={(fromStep) =>
          workspace.startTrace({ lang: trace.lang, typedCode: trace.typedCode, input: trace.input, fromStep })
        }
        notice={<OtherCode workspace={workspace} trace={trace} />}
      />
    </Suspense>
  );
}

/** Says that the editor shows a draft that differs from the recorded code. */
function OtherCode({ workspace, trace }: RecordedProps) {
  const { savedCode, lang, isDraftShown, showDraft } = workspace;
  const differs = savedCode.code !== trace.typedCode || lang !== trace.lang;
  if (!differs || !isDraftShown) return null;
  return (
    <Row as="p" gap={2} rowGap={1} className={styles.notice}>
      {messages.trace.otherCode}{' '}
      <Button size="sm" variant="quiet" onClick={() => showDraft(false)}>
        Show the recorded code
      </Button>
    </Row>
  );
}

function VisitorMessage({ workspace }: { readonly workspace: Workspace }) {
  const location = useLocation();
  return (
    <Message workspace={workspace} text={messages.trace.visitor}>
      <Link to={href.login()} state={fromLocation(location)}>
        Log in
      </Link>
    </Message>
  );
}

function Waiting({ workspace }: { readonly workspace: Workspace }) {
  const { queuePosition = 1 } = workspace.trace;
  return (
    <Stack gap={4} className={styles.waiting} aria-busy>
      <Text size="md" role="status" className={styles.text}>
        {queuePosition > 1 ? messages.busy(queuePosition) : messages.trace.recording}
      </Text>
      <Skeleton lines={5} label={messages.trace.recording} />
    </Stack>
  );
}

interface MessageProps {
  readonly workspace: Workspace;
  readonly text: string;
  readonly children?: ReactNode;
}

function Message({ workspace, text, children }: MessageProps) {
  return (
    <ClosableFrame onClose={workspace.trace.close}>
      <Text size="md" role="status" className={styles.text}>
        {text}
      </Text>
      {children}
    </ClosableFrame>
  );
}
