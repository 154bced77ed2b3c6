import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { showError, showToast } from './toast.tsx';
import { Toaster } from './Toaster.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => void jest.useRealTimers());

const shownToasts = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const show = (update: () => void) => act(update);

test('closes a toast after 3 s, an error after 5 s, and a custom toast after its own duration', () => {
  show(() => showToast('saved'));
  advance(2999);
  expect(shownToasts()).toEqual(['saved']);
  advance(1);
  expect(shownToasts()).toEqual([]);
  show(() => showError('failed'));
  advance(4999);
  expect(shownToasts()).toEqual(['failed']);
  advance(1);
  expect(shownToasts()).toEqual([]);
  show(() => showToast('Account created.', { durationMs: 8000 }));
  advance(7999);
  expect(shownToasts()).toEqual(['Account created.']);
  advance(1);
  expect(shownToasts()).toEqual([]);
});

test('marks errors and other messages with different icons', () => {
  show(() => {
    showToast('saved');
    showError('failed');
  });
  const icons = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('svg')?.getAttribute('class'));
  expect(icons).toEqual([expect.stringContaining('circle-check'), expect.stringContaining('circle-alert')]);
});

test('shows the newest three toasts and queues older ones', () => {
  show(() => {
    for (const word of ['one', 'two', 'three', 'four']) showToast(word);
  });
  expect(shownToasts()).toEqual(['two', 'three', 'four']);
  advance(3000);
  expect(shownToasts()).toEqual(['one']);
  advance(3000);
  expect(shownToasts()).toEqual([]);
});

test('pauses the timer while the pointer is over the list', () => {
  show(() => showToast('read me'));
  advance(2000);
  fireEvent.pointerEnter(screen.getByRole('list'));
  advance(60_000);
  expect(shownToasts()).toEqual(['read me']);
  fireEvent.pointerLeave(screen.getByRole('list'));
  advance(999);
  expect(shownToasts()).toEqual(['read me']);
  advance(1);
  expect(shownToasts()).toEqual([]);
});

test('moves the focus with Alt+T, pauses while focused, and returns the focus on close', () => {
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  show(() => showToast('deleted', { action: { label: 'Undo', onClick: () => undefined } }));
  fireEvent.keyDown(document.body, { key: 't', code: 'KeyT', altKey: true });
  expect(document.activeElement?.textContent).toBe('Undo');
  advance(60_000);
  expect(shownToasts()).toEqual(['deletedUndo']);
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(shownToasts()).toEqual([]);
  expect(document.activeElement).toBe(before);
  before.remove();
});

test('closes all toasts on Escape unless the event was handled', () => {
  show(() => {
    showToast('one');
    showError('two');
  });
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.addEventListener('keydown', (event) => event.preventDefault());
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(shownToasts()).toHaveLength(2);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shownToasts()).toEqual([]);
  dialog.remove();
});

test('replaces a toast with the same id and announces errors as alerts', () => {
  show(() => showToast('n/30', { id: 'poll' }));
  show(() => showError('2/30', { id: 'poll' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('2/30');
});

test('closes the toast and runs its action once', () => {
  const undo = jest.fn();
  show(() => showToast('deleted', { action: { label: 'Undo', onClick: undo } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([shownToasts(), undo.mock.calls.length]).toEqual([[], 1]);
});
