import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { showError, showToast } from './toast.tsx';
import { Toaster } from './Toaster.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => void jest.useRealTimers());

const told = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const tell = (say: () => void) => act(say);

test('a message stays 3 s, an error 5 s, and one that is given its time that long', () => {
  tell(() => showToast('saved'));
  pass(2999);
  expect(told()).toEqual(['saved']);
  pass(1);
  expect(told()).toEqual([]);
  tell(() => showError('failed'));
  pass(4999);
  expect(told()).toEqual(['failed']);
  pass(1);
  expect(told()).toEqual([]);
  tell(() => showToast('Account created.', { durationMs: 8000 }));
  pass(7999);
  expect(told()).toEqual(['Account created.']);
  pass(1);
  expect(told()).toEqual([]);
});

test('at most three are seen, the newest; an older one is not lost but waits', () => {
  tell(() => {
    for (const word of ['one', 'two', 'three', 'four']) showToast(word);
  });
  expect(told()).toEqual(['two', 'three', 'four']);
  pass(3000);
  expect(told()).toEqual(['one']);
  pass(3000);
  expect(told()).toEqual([]);
});

test('a message waits while the pointer is over it, and stays for the rest of its time afterwards', () => {
  tell(() => showToast('read me'));
  pass(2000);
  fireEvent.pointerEnter(screen.getByRole('list'));
  pass(60_000);
  expect(told()).toEqual(['read me']);
  fireEvent.pointerLeave(screen.getByRole('list'));
  pass(999);
  expect(told()).toEqual(['read me']);
  pass(1);
  expect(told()).toEqual([]);
});

test('a message waits while the keyboard is in it; Alt+T leads there and closing leads back', () => {
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  tell(() => showToast('deleted', { action: { label: 'Undo', onClick: () => undefined } }));
  fireEvent.keyDown(document.body, { key: 't', code: 'KeyT', altKey: true });
  expect(document.activeElement?.textContent).toBe('Undo');
  pass(60_000);
  expect(told()).toEqual(['deletedUndo']);
  fireEvent.click(screen.getByRole('button', { name: 'Close the message' }));
  expect(told()).toEqual([]);
  expect(document.activeElement).toBe(before);
  before.remove();
});

test('Escape closes all, unless it was for something else', () => {
  tell(() => {
    showToast('one');
    showError('two');
  });
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.addEventListener('keydown', (event) => event.preventDefault());
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(told()).toHaveLength(2);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(told()).toEqual([]);
  dialog.remove();
});

test('a message is told as a status and an error as an alert; one of the same id takes the place of the former', () => {
  tell(() => showToast('n/30', { id: 'poll' }));
  tell(() => showError('2/30', { id: 'poll' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('2/30');
});

test('an action closes its message and is done once', () => {
  const undo = jest.fn();
  tell(() => showToast('deleted', { action: { label: 'Undo', onClick: undo } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([told(), undo.mock.calls.length]).toEqual([[], 1]);
});
