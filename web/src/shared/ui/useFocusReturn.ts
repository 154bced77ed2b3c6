import { useRef } from 'react';

/**
 * For the content of a dialog that has no button of its own: the keyboard goes back to what had it when the dialog
 * opened, where Radix would give it to nothing.
 */
export function useFocusReturn() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
