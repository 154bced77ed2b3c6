import { Plus, ListRestart, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { CaseTabs } from './CaseTabs.tsx';
import { CaseFields } from './CaseFields.tsx';
import { messages } from '../messages.ts';
import { StepThroughButton } from '../trace/StepThroughButton.tsx';
import { normalizedCase } from './testCases.ts';
import styles from './TestCaseTab.module.css';
import type { Workspace } from '../useWorkspace.ts';

/** The learner's test cases. Running an invalid case moves the focus to its first error. */
export function TestCaseTab({ workspace }: { readonly workspace: Workspace }) {
  const { testCases, problem, lang, savedCode } = workspace;
  const { cases, selected } = testCases;
  const current = cases[selected];
  const input = current && normalizedCase(problem.signature, current.values);
  const canRemove = cases.length > 1;
  const tab = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (testCases.failedValidationCount > 0)
      tab.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [testCases.failedValidationCount]);

  return (
    <div className={styles.tab} ref={tab} data-storage-key={testCases.storageKey}>
      <CaseTabs
        label="Test cases"
        names={cases.map((_, i) => `Case ${i + 1}`)}
        selected={selected}
        onSelect={testCases.select}
        onRemove={canRemove ? testCases.remove : undefined}
        trailing={
          <>
            <IconButton
              className={styles.tool}
              label={testCases.canAdd ? 'Add a case' : messages.tooManyCases}
              icon={<Plus size={16} aria-hidden />}
              disabled={!testCases.canAdd}
              onClick={() => testCases.add()}
            />
            <span className={styles.right}>
              {!testCases.areExamples && (
                <IconButton
                  className={styles.tool}
                  label="Reset to the examples"
                  icon={<ListRestart size={15} aria-hidden />}
                  onClick={testCases.reset}
                />
              )}
              {canRemove && (
                <IconButton
                  className={styles.tool}
                  label={`Remove case ${selected + 1}`}
                  icon={<Trash2 size={15} aria-hidden />}
                  onClick={() => testCases.remove(selected)}
                />
              )}
            </span>
          </>
        }
      >
        {current && (
          <>
            <CaseFields
              key={current.id}
              signature={problem.signature}
              values={current.values}
              showAllErrors={testCases.failedValidationCount > 0}
              onChange={testCases.change}
            />
            {input && (
              <div className={styles.step}>
                <StepThroughButton
                  workspace={workspace}
                  program={{ lang, typedCode: savedCode.code, input }}
                  variant="quiet"
                />
              </div>
            )}
          </>
        )}
      </CaseTabs>
    </div>
  );
}
