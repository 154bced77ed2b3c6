import { exampleCounts } from '@dryrun/contracts/practice';
import type { Signature } from '@dryrun/contracts/signature';
import { ExamplesForm } from '../../features/code/examples/ExamplesForm.tsx';
import { useCheckExamplesMutation } from '../../features/practice/practiceApi.ts';
import { Stack } from '../../shared/ui/Stack.tsx';
import styles from './BreakPage.module.css';

/** Own inputs with the answers that the learner expects, to be checked before coding. */
export function ExamplesAttempt({ signature }: { readonly signature: Signature }) {
  const [checkExamples, { data, error, isLoading, reset }] = useCheckExamplesMutation();
  return (
    <Stack gap={4} className={styles.suite}>
      <p className={styles.intro}>
        Before you code, write {exampleCounts.min} to {exampleCounts.max} inputs and work out their answers by
        hand. You learn at once whether you have understood the question, and how many wrong programs your
        examples would catch.
      </p>
      <ExamplesForm
        signature={signature}
        result={data}
        error={error}
        isLoading={isLoading}
        onChange={reset}
        onCheck={(examples) =>
          void checkExamples({
            params: { questionPath: signature.path },
            body: { examples: [...examples] },
          })
        }
      />
    </Stack>
  );
}
