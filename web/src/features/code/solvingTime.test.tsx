import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { writeStored } from '../../shared/storage.ts';
import { formatSolvingTime, useSolvingTime } from './solvingTime.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function Workspace() {
  useSolvingTime(1);
  return null;
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

test('counts the time in which the user is active, across visits', () => {
  const { unmount } = render(<Workspace />);
  for (let i = 0; i < 4; i++) {
    fireEvent.keyDown(document.body);
    pass(30);
  }
  expect(formatSolvingTime(1)).toBe('2 minutes');
  pass(3600);
  expect(formatSolvingTime(1)).toBe('2 minutes');
  unmount();
  render(<Workspace />);
  pass(50);
  fireEvent.keyDown(document.body);
  pass(50);
  expect(formatSolvingTime(1)).toBe('4 minutes');
});

test.each([
  [null, undefined],
  ['not a number', undefined],
  ['59', undefined],
  ['60', '1 minute'],
  ['3600', '1 hour'],
  ['7860', '2 hours 11 minutes'],
])('formats %s seconds as %s', (seconds, text) => {
  writeStored('solvingSeconds:2', seconds);
  expect(formatSolvingTime(2)).toBe(text);
});
