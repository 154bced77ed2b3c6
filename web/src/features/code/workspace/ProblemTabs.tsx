import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Tabs } from '../../../shared/ui/Tabs.tsx';
import { SubmissionsTab } from '../submissions/SubmissionsTab.tsx';
import { TracePane } from '../trace/TracePane.tsx';
import type { Workspace } from '../useWorkspace.ts';
import styles from './ProblemTabs.module.css';

interface ProblemTabsProps {
  readonly workspace: Workspace;
  /** Above each tab. */
  readonly heading: ReactNode;
  /** The first one is the question. `?tab=` opens another one. */
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[];
}

/** The texts of a problem that is not a lesson, its submissions, and the recording that is open. */
export function ProblemTabs({ workspace, heading, tabs: texts }: ProblemTabsProps) {
  const [search, setSearch] = useSearchParams();
  const { trace } = workspace;
  const tabs = [
    ...texts,
    { id: 'submissions', label: 'Submissions', content: <SubmissionsTab workspace={workspace} /> },
  ].map((tab) => ({
    ...tab,
    content: (
      <div className={styles.text}>
        {heading}
        {tab.content}
      </div>
    ),
  }));
  const question = tabs[0]?.id ?? '';
  const shown = tabs.find(({ id }) => id === search.get('tab'))?.id ?? question;
  const open = (next: string) => {
    trace.show(next === 'trace');
    if (next === 'trace' || next === shown) return;
    setSearch((last) => {
      if (next === question) last.delete('tab');
      else last.set('tab', next);
      return last;
    });
  };
  const traceTab = {
    id: 'trace',
    label: 'Steps',
    content: <TracePane workspace={workspace} />,
    keepMounted: true,
  };
  return (
    <section className={styles.side} aria-label="Problem">
      <Tabs
        label="Problem"
        fillsHeight
        value={trace.isShown ? 'trace' : shown}
        onChange={open}
        tabs={trace.id === null ? tabs : [traceTab, ...tabs]}
      />
    </section>
  );
}
