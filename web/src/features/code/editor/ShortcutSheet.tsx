import { Modal } from '../../../shared/ui/Modal.tsx';
import { modifierName } from './shortcuts.ts';
import styles from './ShortcutSheet.module.css';

interface ShortcutSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ShortcutSheet({ isOpen, onClose }: ShortcutSheetProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts" width="md">
      <ShortcutList />
    </Modal>
  );
}

/** A component of its own, so that its elements are created only when the sheet is open. */
function ShortcutList() {
  return (
    <dl>
      {rows().map(({ action, combinations }) => (
        <div key={action} className={styles.row}>
          <dt>{action}</dt>
          <dd className={styles.keys}>
            {combinations.map((keys, i) => (
              <span key={keys.join()}>
                {i > 0 && <span className={styles.or}>or</span>}
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Row {
  readonly action: string;
  readonly combinations: readonly (readonly string[])[];
}

function rows(): Row[] {
  const modifier = modifierName();
  return [
    {
      action: 'Run your test cases',
      combinations: [
        [modifier, 'Enter'],
        [modifier, "'"],
      ],
    },
    { action: 'Submit', combinations: [[modifier, 'Shift', 'Enter']] },
    { action: 'Leave the editor', combinations: [['Esc', 'Tab']] },
    { action: 'Toggle Tab between indenting and moving focus', combinations: [['Ctrl', 'M']] },
    { action: 'Comment or uncomment the line', combinations: [[modifier, '/']] },
    { action: 'Move the line', combinations: [['Alt', '↑ ↓']] },
    { action: 'Find in the code', combinations: [[modifier, 'F']] },
    { action: 'Select the next occurrence', combinations: [[modifier, 'D']] },
    { action: 'Search the lessons', combinations: [[modifier, 'K']] },
    { action: 'Show this list', combinations: [['?']] },
    { action: 'Stepping through a run: next or previous step', combinations: [['→'], ['←']] },
    {
      action: 'Stepping: over a call, forward or back',
      combinations: [
        ['Shift', '→'],
        ['Shift', '←'],
      ],
    },
    { action: 'Stepping: out of the call', combinations: [['O']] },
    { action: 'Stepping: first or last step', combinations: [['Home'], ['End']] },
    { action: 'Stepping: play or pause', combinations: [['Space']] },
    { action: 'Stepping: next or previous change of a variable', combinations: [['N'], ['P']] },
    { action: "Stepping: run to the cursor's line", combinations: [['R']] },
    { action: 'Stepping: pictures or values', combinations: [['V']] },
  ];
}
