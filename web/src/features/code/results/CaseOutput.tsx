import type { CaseResult, Verdict } from '@dryrun/contracts/code';
import type { Signature } from '@dryrun/contracts/signature';
import type { ReactNode } from 'react';
import { Stack } from '../../../shared/ui/Stack.tsx';
import { Text } from '../../../shared/ui/Text.tsx';
import styles from './CaseOutput.module.css';
import { ComparedOutput } from './ComparedOutput.tsx';
import { OutputBlock } from './OutputBlock.tsx';
import { formatMemory, formatRuntime } from './summary.ts';

interface CaseOutputProps {
  readonly result: CaseResult;
  readonly signature: Signature;
  /** The overall verdict, which is already shown above. */
  readonly shownVerdict?: Verdict | '';
  /** Buttons for this test case. */
  readonly children?: ReactNode;
}

export function CaseOutput({ result, signature, shownVerdict, children }: CaseOutputProps) {
  const { statusMsg, note } = result;
  const isAborted = statusMsg !== 'Approved' && statusMsg !== 'Wrong Answer';
  const isNewVerdict = isAborted && statusMsg !== shownVerdict;
  return (
    <Stack gap={4} className={styles.case}>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
      {(isNewVerdict || note) && (
        <Text className={styles.reason}>
          {isNewVerdict && <strong>{statusMsg}</strong>}
          {note}
        </Text>
      )}
      <OutputBlock name="Input">
        {signature.args.map(({ name }, i) => (
          <span key={name} className={styles.argument}>
            <span className={styles.name}>{name} = </span>
            {result.input[i]}
          </span>
        ))}
      </OutputBlock>
      <ComparedOutput result={result} comparison={signature.compare} />
      <OutputBlock name="Printed output" text={result.stdOutput} />
      <OutputBlock name="Error output" text={result.errorOutput} tone="bad" />
      {!isAborted && (
        <Text size="xs" className={styles.cost}>
          {formatRuntime(result.runtime)} · {formatMemory(result.memory)}
        </Text>
      )}
    </Stack>
  );
}
