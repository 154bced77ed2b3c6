/** A ref that puts the focus into the first field of a form which a press has just opened. */
export function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}
