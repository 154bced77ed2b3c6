import { expect, test } from '@jest/globals';
import { shortcutOf } from './shortcuts.ts';

const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) => {
  let shortcut: ReturnType<typeof shortcutOf>;
  const onKeyDown = (event: Event) => {
    shortcut = shortcutOf(event as KeyboardEvent);
  };
  if (target !== document.body) document.body.append(target);
  target.addEventListener('keydown', onKeyDown);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  target.removeEventListener('keydown', onKeyDown);
  return shortcut;
};

test.each([
  ['Ctrl+Enter', 'run', 'Enter', { ctrlKey: true }],
  ['Cmd+Enter', 'run', 'Enter', { metaKey: true }],
  ["Ctrl+'", 'run', "'", { ctrlKey: true }],
  ['Ctrl+Shift+Enter', 'submit', 'Enter', { ctrlKey: true, shiftKey: true }],
  ['?', 'help', '?', { shiftKey: true }],
  ['Enter alone', undefined, 'Enter', {}],
  ['Ctrl+Alt+Enter', undefined, 'Enter', { ctrlKey: true, altKey: true }],
] as const)('maps %s to %s', (_, shortcut, key, init) => {
  expect(press(key, init)).toBe(shortcut);
});

test('ignores ? in a text field', () => {
  expect(press('?', { shiftKey: true }, document.createElement('textarea'))).toBeUndefined();
});
