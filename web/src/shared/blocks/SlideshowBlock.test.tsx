import { slideshowSchema } from '@dryrun/contracts/lesson-format';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderWith } from '../../../test/render.tsx';
import { SlideshowBlock } from './SlideshowBlock.tsx';

afterEach(() => void jest.useRealTimers());

const slideshow = slideshowSchema.parse({
  title: 'Three steps',
  steps: [1, 2, 3].map((step) => ({
    text: `Sentence ${step}.`,
    picture: { kind: 'array', values: [step, 9], pointers: { here: 0 } },
  })),
});

function open() {
  const app = renderWith(<SlideshowBlock slideshow={slideshow} />);
  return { ...app, stage: () => screen.getByRole('application') };
}
const isAt = (step: number) =>
  expect(screen.getByRole('application').getAttribute('aria-label')).toBe(`Three steps. Slide ${step} of 3`);

test('it is 500 wide unless told, begins at the first step and says each in a sentence and in words', async () => {
  const { container, user } = open();
  expect(container.querySelector('figure')?.style.maxWidth).toBe('500px');
  isAt(1);
  expect(screen.getByRole('img', { name: 'Array 1, 9. here at index 0' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Step on' }));
  isAt(2);
  expect(container.querySelector('figcaption')?.textContent).toBe('Slide 2 of 3: Sentence 2.');
});

test('arrows move, Home and End jump, and it stays at its ends', async () => {
  const { stage, user } = open();
  stage().focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  isAt(3);
  await user.keyboard('{ArrowLeft}');
  isAt(2);
  await user.keyboard('{Home}{ArrowLeft}');
  isAt(1);
  await user.keyboard('{End}');
  isAt(3);
});

test('after a press of a button, also of the last one, the arrows still turn the pages', async () => {
  const { user } = open();
  const on = screen.getByRole('button', { name: 'Step on' });
  await user.click(on);
  await user.keyboard('{ArrowRight}');
  isAt(3);
  expect(on.getAttribute('aria-disabled')).toBe('true');
  await user.click(on);
  isAt(3);
  await user.keyboard('{ArrowLeft}');
  isAt(2);
  expect(fireEvent.keyDown(on, { key: 'ArrowDown' })).toBe(true); // scrolls the page
});

test('Space plays without scrolling the page, and playing ends at the last step', async () => {
  jest.useFakeTimers();
  const { stage } = open();
  expect(fireEvent.keyDown(stage(), { key: ' ' })).toBe(false);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(2500));
  isAt(2);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  isAt(3);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('nothing moves by itself', async () => {
  jest.useFakeTimers();
  open();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  isAt(1);
});

test('the slider jumps, the speed can be chosen', async () => {
  const { user } = open();
  fireEvent.change(screen.getByRole('slider', { name: 'Step' }), { target: { value: '3' } });
  isAt(3);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '2');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' }).value).toBe('2');
});

test('a swipe turns the page, a scroll does not', () => {
  const { stage } = open();
  const swipe = (dx: number, dy: number) => {
    fireEvent.touchStart(stage(), { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(stage(), { changedTouches: [{ clientX: 200 + dx, clientY: 200 + dy }] });
  };
  swipe(-80, 10);
  isAt(2);
  swipe(10, -200);
  isAt(2);
  swipe(80, 0);
  isAt(1);
});

test('it fills the screen at the same step and Escape leaves it there', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Step on' }));
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(await screen.findByRole('dialog', { name: 'Three steps' })).toBeTruthy();
  isAt(2);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  isAt(2);
});
