import { Modal } from '../../../shared/ui/Modal.tsx';
import { modifierName } from './shortcuts.ts';
import styles from './ShortcutSheet.module.css';

interface ShortcutSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Every shortcut of the workspace, and those of the editor that are worth knowing. */
export function ShortcutSheet({ isOpen, onClose }: ShortcutSheetProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts" width="md">
      <dl className={styles.sheet}>
        {rows().map(({ what, combinations }) => (
          <div key={what} className={styles.row}>
            <dt>{what}</dt>
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
    </Modal>
  );
}

interface Row {
  readonly what: string;
  readonly combinations: readonly (readonly string[])[];
}

function rows(): Row[] {
  const modifier = modifierName();
  return [
    {
      what: 'Run your test cases',
      combinations: [
        [modifier, 'Enter'],
        [modifier, "'"],
      ],
    },
    { what: 'Submit', combinations: [[modifier, 'Shift', 'Enter']] },
    { what: 'Leave the editor', combinations: [['Esc', 'Tab']] },
    { what: 'Tab key indents or moves on', combinations: [['Ctrl', 'M']] },
    { what: 'Comment the line', combinations: [[modifier, '/']] },
    { what: 'Move the line', combinations: [['Alt', '↑ ↓']] },
    { what: 'Find in the code', combinations: [[modifier, 'F']] },
    { what: 'Select the next occurrence', combinations: [[modifier, 'D']] },
    { what: 'This list', combinations: [['?']] },
  ];
}
