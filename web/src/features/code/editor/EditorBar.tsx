import { langNames } from '@dryrun/contracts/language';
import { Check, ChevronDown, History, Keyboard, RotateCcw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../shared/ui/Button.tsx';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { Menu, MenuChoice } from '../../../shared/ui/Menu.tsx';
import { CodeHistory } from '../drafts/CodeHistory.tsx';
import { LiveExamplesStrip } from '../live-examples/LiveExamplesStrip.tsx';
import { compilerName } from './compilerName.ts';
import styles from './EditorBar.module.css';
import { EditorSettingsMenu } from './EditorSettingsMenu.tsx';
import type { SavedState } from './useSavedCode.ts';
import { langOptions, type Workspace } from '../useWorkspace.ts';

interface EditorBarProps {
  readonly workspace: Workspace;
  readonly onShowShortcuts: () => void;
}

export function EditorBar({ workspace, onShowShortcuts }: EditorBarProps) {
  const { lang, chooseLang, savedCode, problem, resetCode } = workspace;
  const options = langOptions.map((option) => {
    const version = workspace.languageVersions[option.id];
    return version === undefined ? option : { ...option, description: compilerName(version) };
  });
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <div className={styles.bar} role="toolbar" aria-label="Editor">
      <Menu
        align="start"
        trigger={
          <Button variant="quiet" size="sm" aria-label={`Language: ${langNames[lang]}`}>
            {langNames[lang]}
            <ChevronDown size={14} aria-hidden />
          </Button>
        }
      >
        <MenuChoice options={options} value={lang} onChange={chooseLang} />
      </Menu>
      <LiveExamplesStrip workspace={workspace} />
      <SaveStatus state={savedCode.state} />
      <div className={styles.tools}>
        <IconButton
          label="Reset to the template"
          icon={<RotateCcw size={16} aria-hidden />}
          disabled={savedCode.code === problem.templates[lang]}
          onClick={resetCode}
        />
        <IconButton
          label="Code history"
          icon={<History size={16} aria-hidden />}
          onClick={() => {
            savedCode.flush();
            setHistoryOpen(true);
          }}
        />
        <EditorSettingsMenu />
        <IconButton
          label="Keyboard shortcuts"
          shortcut="?"
          className={styles.keyboard}
          icon={<Keyboard size={16} aria-hidden />}
          onClick={onShowShortcuts}
        />
      </div>
      {isHistoryOpen && <CodeHistory workspace={workspace} onClose={() => setHistoryOpen(false)} />}
    </div>
  );
}

function SaveStatus({ state }: { readonly state: SavedState }) {
  if (state === 'failed') {
    return (
      <span className={styles.failed} role="status">
        <TriangleAlert size={14} aria-hidden />
        Not saved: your browser blocks storage
      </span>
    );
  }
  return (
    <span className={styles.saved} data-shown={state === 'saved' || undefined}>
      {state === 'saved' && (
        <>
          <Check size={14} aria-hidden />
          Saved
        </>
      )}
    </span>
  );
}
