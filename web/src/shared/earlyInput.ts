import { readStored, type StorageKey } from './storage.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Hydration resets fields that React controls to their initial value. */
export interface EarlyInput {
  /** Puts back what the user typed before hydration and reports it to React. Call it once the page is hydrated. */
  readonly restore: () => void;
}

/** Records early input. Makes fields with `data-storage-key` read-only: the client sets their text. */
export function recordEarlyInput(root: HTMLElement): EarlyInput {
  const typed = new Map<TextField, FieldState>();
  const replacedFields = listReplacedFields(root);
  for (const field of replacedFields) field.readOnly = true;
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
      for (const field of replacedFields) field.readOnly = false;
      for (const [field, state] of typed) if (field.isConnected) restoreField(field, state);
    },
  };
}

function listReplacedFields(root: HTMLElement): TextField[] {
  const lang = readStored('editorLanguage');
  return [...root.querySelectorAll<HTMLElement>('[data-storage-key]')]
    .filter(({ dataset: { storageKey = '' } }) => {
      const isOtherLanguage = storageKey.startsWith('code:') && lang !== null && !storageKey.endsWith(lang);
      return isOtherLanguage || readStored(storageKey as StorageKey) !== null;
    })
    .flatMap((element) => [...element.querySelectorAll('input, textarea')].filter(isTextField));
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
