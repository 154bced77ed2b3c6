import { isTruncated } from '@dryrun/contracts/truncate-value';
import { Footprints } from 'lucide-react';
import { Button, type ButtonProps } from '../../../shared/ui/Button.tsx';
import { validateCase } from '../test-cases/testCases.ts';
import type { Workspace } from '../useWorkspace.ts';
import type { TracedProgram } from './useTrace.ts';

interface StepThroughButtonProps extends Pick<ButtonProps, 'variant'> {
  readonly workspace: Workspace;
  readonly program: TracedProgram;
}

/** Records a program on one input and opens the viewer. Renders nothing for an input that was cut off. */
export function StepThroughButton({ workspace, program, variant = 'secondary' }: StepThroughButtonProps) {
  const { trace, startTrace, problem, isLocked } = workspace;
  const isInvalid = Object.keys(validateCase(problem.signature, program.input)).length > 0;
  if (isLocked || isInvalid || program.input.some(isTruncated)) return null;
  return (
    <Button
      size="sm"
      variant={variant}
      icon={<Footprints size={14} aria-hidden />}
      isPending={trace.isStarting}
      pendingText="Recording…"
      onClick={() => startTrace(program)}
    >
      Step through
    </Button>
  );
}
