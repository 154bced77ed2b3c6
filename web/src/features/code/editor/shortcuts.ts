import { useEffect, useRef } from 'react';

/** What the keyboard can ask of the workspace. */
export type Shortcut = 'run' | 'submit' | 'help';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** A key combination as this machine prints it, such as "Ctrl+Enter" or "⌘Enter". */
export function keysLabel(shortcut: 'run' | 'submit'): string {
  const modifier = isMac() ? '⌘' : 'Ctrl+';
  if (shortcut === 'run') return `${modifier}Enter`;
  return `${modifier}${isMac() ? '⇧' : 'Shift+'}Enter`;
}

/** The modifier's name in sentences and in the shortcut sheet. */
export function modifierName(): string {
  return isMac() ? '⌘' : 'Ctrl';
}

/** The shortcut that a key press means, if any. "?" counts only where it is not being typed. */
export function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (event.isComposing || event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (event.key === 'Enter') return event.shiftKey ? 'submit' : 'run';
    return event.key === "'" && !event.shiftKey ? 'run' : undefined;
  }
  return event.key === '?' && !isTyping(event.target) ? 'help' : undefined;
}

/** Listens before the editor does, which has own meanings for some of the combinations. */
export function useShortcuts(handlers: Readonly<Record<Shortcut, () => void>>): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) latest.current[shortcut]();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="textbox"]') !== null
  );
}
