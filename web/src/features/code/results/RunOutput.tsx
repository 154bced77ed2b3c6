import type { Check } from '@dryrun/contracts/code';
import { CaseOutput } from './CaseOutput.tsx';
import { CaseTabs } from '../test-cases/CaseTabs.tsx';
import type { JudgedCode } from '../judgeState.ts';
import { OutputBlock } from './OutputBlock.tsx';
import { isPassed } from './summary.ts';
import { StepThroughButton } from '../trace/StepThroughButton.tsx';
import type { Workspace } from '../useWorkspace.ts';

interface RunOutputProps {
  readonly workspace: Workspace;
  readonly check: Check;
  readonly code: JudgedCode;
}

/** The cases of a run as tabs. Shares the selected case with the Test case tab, so the next run keeps it. */
export function RunOutput({ workspace, check, code }: RunOutputProps) {
  const { testCases, problem } = workspace;
  const cases = check.cases ?? [];
  const selected = Math.min(testCases.selected, cases.length - 1);
  const current = cases[selected];
  if (!current) {
    return (
      <>
        <OutputBlock name="Error output" text={check.errorOutput} tone="bad" />
        <OutputBlock name="Printed output" text={check.stdOutput} />
      </>
    );
  }
  return (
    <CaseTabs
      label="Results"
      names={cases.map((_, i) => `Case ${i + 1}`)}
      passed={cases.map(isPassed)}
      selected={selected}
      onSelect={testCases.select}
    >
      <CaseOutput result={current} signature={problem.signature} shownVerdict={check.statusMsg}>
        <StepThroughButton
          workspace={workspace}
          program={{ ...code, input: current.input }}
          variant={isPassed(current) ? 'quiet' : 'primary'}
        />
      </CaseOutput>
    </CaseTabs>
  );
}
