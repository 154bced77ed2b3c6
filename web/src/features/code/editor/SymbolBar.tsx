import styles from './SymbolBar.module.css';

/** Symbols that are hard to reach on a phone's keyboard, most used first. */
const symbols = ['{', '}', '(', ')', '[', ']', ';', ':', '<', '>', '=', '"', "'", '_'] as const;

interface SymbolBarProps {
  readonly tabSize: number;
  readonly onInsert: (text: string) => void;
}

/** Buttons that insert symbols at the cursor. They don't take the focus, so the virtual keyboard stays open. */
export function SymbolBar({ tabSize, onInsert }: SymbolBarProps) {
  const renderButton = (label: string, text: string, accessibleName?: string) => (
    <button
      key={label}
      type="button"
      className={styles.key}
      aria-label={accessibleName}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onInsert(text)}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.bar} role="toolbar" aria-label="Symbols">
      {renderButton('tab', ' '.repeat(tabSize), 'Indent')}
      {symbols.map((symbol) => renderButton(symbol, symbol))}
    </div>
  );
}
