import { useEffect, useRef } from 'react';

export type Shortcut = 'run' | 'submit' | 'help';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The key combination on this platform, such as "Ctrl+Enter" or "⌘Enter". */
export function shortcutLabel(shortcut: 'run' | 'submit'): string {
  const modifier = isMac() ? '⌘' : 'Ctrl+';
  if (shortcut === 'run') return `${modifier}Enter`;
  return `${modifier}${isMac() ? '⇧' : 'Shift+'}Enter`;
}

export function modifierName(): string {
  return isMac() ? '⌘' : 'Ctrl';
}

/** Maps a key press to a shortcut. "?" is ignored in text fields. */
export function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (event.isComposing || event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (event.key === 'Enter') return event.shiftKey ? 'submit' : 'run';
    return event.key === "'" && !event.shiftKey ? 'run' : undefined;
  }
  return event.key === '?' && !isTyping(event.target) ? 'help' : undefined;
}

/** Calls shortcut handlers. Listens in the capture phase, because the editor binds some of the same keys. */
export function useShortcuts(handlers: Readonly<Record<Shortcut, () => void>>): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) latest.current[shortcut]();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="textbox"]') !== null
  );
}
