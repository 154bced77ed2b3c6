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
  return { ...app, slide: () => screen.getByRole('application') };
}
const expectStep = (step: number) =>
  expect(screen.getByRole('application').getAttribute('aria-label')).toBe(`Three steps. Slide ${step} of 3`);

test('limits the width to 500 px by default and describes each step in words', async () => {
  const { container, user } = open();
  expect(container.querySelector('figure')?.style.maxWidth).toBe('500px');
  expectStep(1);
  expect(screen.getByRole('img', { name: 'Array 1, 9. here at index 0' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next step' }));
  expectStep(2);
  expect(container.querySelector('figcaption')?.textContent).toBe('Slide 2 of 3: Sentence 2.');
});

test('navigates with arrows, Home and End, and stops at both ends', async () => {
  const { slide, user } = open();
  slide().focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expectStep(3);
  await user.keyboard('{ArrowLeft}');
  expectStep(2);
  await user.keyboard('{Home}{ArrowLeft}');
  expectStep(1);
  await user.keyboard('{End}');
  expectStep(3);
});

test('navigates with arrows while a button has the focus', async () => {
  const { user } = open();
  const next = screen.getByRole('button', { name: 'Next step' });
  await user.click(next);
  await user.keyboard('{ArrowRight}');
  expectStep(3);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await user.click(next);
  expectStep(3);
  await user.keyboard('{ArrowLeft}');
  expectStep(2);
  expect(fireEvent.keyDown(next, { key: 'ArrowDown' })).toBe(true); // scrolls the page
});

test('plays on Space without scrolling and stops at the last step', async () => {
  jest.useFakeTimers();
  const { slide } = open();
  expect(fireEvent.keyDown(slide(), { key: ' ' })).toBe(false);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(2500));
  expectStep(2);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expectStep(3);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('does not play automatically', async () => {
  jest.useFakeTimers();
  open();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expectStep(1);
});

test('jumps with the slider and changes the speed', async () => {
  const { user } = open();
  fireEvent.change(screen.getByRole('slider', { name: 'Step' }), { target: { value: '3' } });
  expectStep(3);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '2');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' }).value).toBe('2');
});

test('navigates on a horizontal swipe but not on a scroll', () => {
  const { slide } = open();
  const swipe = (dx: number, dy: number) => {
    fireEvent.touchStart(slide(), { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(slide(), { changedTouches: [{ clientX: 200 + dx, clientY: 200 + dy }] });
  };
  swipe(-80, 10);
  expectStep(2);
  swipe(10, -200);
  expectStep(2);
  swipe(80, 0);
  expectStep(1);
});

test('keeps its step when it enters and exits full screen', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Next step' }));
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(await screen.findByRole('dialog', { name: 'Three steps' })).toBeTruthy();
  expectStep(2);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expectStep(2);
});
