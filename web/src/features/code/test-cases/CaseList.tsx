import type { Signature } from '@dryrun/contracts/signature';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { CaseFields } from './CaseFields.tsx';
import { CaseTabs } from './CaseTabs.tsx';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import styles from './CaseList.module.css';

/** The typed arguments of each input. */
export type Inputs = readonly (readonly string[])[];

const articles = { test: 'a', example: 'an', case: 'a' } as const;

interface CaseListProps {
  readonly noun: keyof typeof articles;
  readonly min: number;
  readonly max: number;
  readonly signature: Signature;
  readonly inputs: Inputs;
  readonly selected: number;
  readonly showAllErrors: boolean;
  readonly onSelect: (index: number) => void;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly onChange: (values: readonly string[]) => void;
  /** Shown below the fields of the selected input. */
  readonly children?: ReactNode;
}

/** Inputs in tabs, with buttons that add and remove one. */
export function CaseList({
  noun,
  min,
  max,
  signature,
  inputs,
  selected,
  showAllErrors,
  onSelect,
  onAdd,
  onRemove,
  onChange,
  children,
}: CaseListProps) {
  const title = noun.charAt(0).toUpperCase() + noun.slice(1);
  const values = inputs[selected] ?? [];
  const canRemove = inputs.length > min;
  return (
    <CaseTabs
      label={`${title}s`}
      names={inputs.map((_, i) => `${title} ${i + 1}`)}
      selected={selected}
      onSelect={onSelect}
      onRemove={canRemove ? onRemove : undefined}
      trailing={
        <>
          <IconButton
            label={inputs.length < max ? `Add ${articles[noun]} ${noun}` : `At most ${max} ${noun}s`}
            icon={<Plus size={16} aria-hidden />}
            disabled={inputs.length >= max}
            onClick={onAdd}
          />
          {canRemove && (
            <IconButton
              label={`Remove ${noun} ${selected + 1}`}
              icon={<Trash2 size={15} aria-hidden />}
              onClick={() => onRemove(selected)}
            />
          )}
        </>
      }
    >
      <CaseFields
        signature={signature}
        values={values}
        showAllErrors={showAllErrors}
        onChange={(i, text) => onChange(values.with(i, text))}
      />
      {children !== undefined && <div className={styles.below}>{children}</div>}
    </CaseTabs>
  );
}
