import { expect, test } from '@jest/globals';
import { shortcutOf } from './shortcuts.ts';

const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) => {
  let found: ReturnType<typeof shortcutOf>;
  const listen = (event: Event) => {
    found = shortcutOf(event as KeyboardEvent);
  };
  if (target !== document.body) document.body.append(target);
  target.addEventListener('keydown', listen);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  target.removeEventListener('keydown', listen);
  return found;
};

test.each([
  ['Ctrl+Enter', 'Enter', { ctrlKey: true }, 'run'],
  ['Cmd+Enter', 'Enter', { metaKey: true }, 'run'],
  ["Ctrl+'", "'", { ctrlKey: true }, 'run'],
  ['Ctrl+Shift+Enter', 'Enter', { ctrlKey: true, shiftKey: true }, 'submit'],
  ['?', '?', { shiftKey: true }, 'help'],
  ['Enter alone', 'Enter', {}, undefined],
  ['Ctrl+Alt+Enter', 'Enter', { ctrlKey: true, altKey: true }, undefined],
] as const)('maps %s', (_, key, init, shortcut) => {
  expect(press(key, init)).toBe(shortcut);
});

test('ignores ? in a text field', () => {
  expect(press('?', { shiftKey: true }, document.createElement('textarea'))).toBeUndefined();
});
