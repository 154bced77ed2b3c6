type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Hydration resets fields that React controls to their initial value. */
export interface EarlyInput {
  /** Puts back what the user typed before hydration and reports it to React. Call it once the page is hydrated. */
  readonly restore: () => void;
}

/** Records what the user types into the prerendered fields of `root`. */
export function recordEarlyInput(root: HTMLElement): EarlyInput {
  const typed = new Map<TextField, FieldState>();
  const record = (target: unknown) => {
    if (isTextField(target) && target.value !== target.defaultValue) typed.set(target, readState(target));
  };
  const recordTarget = ({ target }: Event) => record(target);
  const recordFocused = () => record(document.activeElement);
  for (const field of root.querySelectorAll('input, textarea')) record(field);
  root.addEventListener('input', recordTarget, { capture: true });
  document.addEventListener('selectionchange', recordFocused);
  return {
    restore: () => {
      root.removeEventListener('input', recordTarget, { capture: true });
      document.removeEventListener('selectionchange', recordFocused);
      for (const [field, state] of typed) if (field.isConnected) restoreField(field, state);
    },
  };
}

function isTextField(target: unknown): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['radio', 'checkbox', 'hidden'].includes(target.type);
}

type FieldState = Pick<TextField, 'value' | 'selectionStart' | 'selectionEnd'>;

function readState({ value, selectionStart, selectionEnd }: TextField): FieldState {
  return { value, selectionStart, selectionEnd };
}

function restoreField(field: TextField, { value, selectionStart, selectionEnd }: FieldState): void {
  // React reports a change only if its own setter has seen another value before.
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field) as TextField, 'value', value, field);
  // Email fields have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
