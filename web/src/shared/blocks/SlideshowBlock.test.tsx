import { slideshowSchema } from '@dryrun/contracts/lesson-format';
import type { PredictionAnswer } from '@dryrun/contracts/practice';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderWith } from '../../../test/render.tsx';
import { ReportPrediction } from './predictContexts.ts';
import { SlideshowBlock } from './SlideshowBlock.tsx';
import { SlideshowInput, type OnSteps } from './slideshowInput.ts';

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
  fireEvent.change(screen.getByRole('slider', { name: 'Step' }), { target: { value: '2' } });
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

describe('with predictions', () => {
  const numbers = slideshowSchema.parse({
    title: 'Sums',
    steps: [1, 3, 6, 10, 15, 21].map((sum) => ({
      text: `The sum is ${sum}.`,
      picture: { kind: 'variables', values: { sum } },
    })),
  });
  async function openPredicting() {
    const reports: PredictionAnswer[] = [];
    const app = renderWith(
      <ReportPrediction value={(answer) => void reports.push(answer)}>
        <SlideshowBlock slideshow={numbers} />
      </ReportPrediction>,
    );
    await app.user.click(screen.getByRole('button', { name: 'Predict' }));
    screen.getByRole('application').focus();
    return { ...app, reports };
  }
  const question = () => screen.queryByRole('group', { name: 'Predict the next step' });
  const expectSum = (sum: number) =>
    expect(screen.getByText(`The sum is ${sum}.`, { selector: 'figcaption' })).toBeTruthy();

  test('asks before it moves and says whether the answer is right', async () => {
    const { user } = await openPredicting();
    await user.keyboard('{ArrowRight}');
    expect(question()?.textContent).toContain('What is sum in the next step?');
    await user.click(screen.getByRole('button', { name: '3' }));
    expect(screen.getByText('Right: 3.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('application'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.queryByText('Right: 3.')).toBeNull();
    expect(question()).toBeNull();
  });

  test('asks a missed question again at the next change and ends with the score', async () => {
    const { user, reports } = await openPredicting();
    await user.keyboard('{ArrowRight}1');
    expect(screen.getByText('Not right: it is 3.')).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('button', { name: '6' }));
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(question()).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('You predicted 1 of 3.')).toBeTruthy();
    expect(reports.map(({ subject, outcome }) => `${subject} ${outcome}`)).toEqual([
      'sum wrong',
      'sum right',
      'sum skipped',
    ]);
  });

  test('pauses playing at a question and does not ask after Home or End', async () => {
    jest.useFakeTimers();
    renderWith(<SlideshowBlock slideshow={numbers} />);
    fireEvent.click(screen.getByRole('button', { name: 'Predict' }));
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    act(() => {
      jest.advanceTimersByTime(60_000);
    });
    expect(question()?.textContent).toContain('What is sum in the next step?');
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('application'), { key: 'End' });
    expect(question()).toBeNull();
    expectSum(21);
  });

  test('checks the values of a trace table', async () => {
    const { user } = await openPredicting();
    await user.click(screen.getByText('Fill in the trace table'));
    await user.type(screen.getByRole('textbox', { name: 'sum at step 2' }), '3');
    await user.type(screen.getByRole('textbox', { name: 'sum at step 3' }), '7');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('1 of 5 values are right.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'sum at step 3' }).getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Show the values' }));
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('5 of 5 values are right.')).toBeTruthy();
  });

  test('offers nothing without a change to predict', () => {
    const [first] = numbers.steps;
    if (first) renderWith(<SlideshowBlock slideshow={{ ...numbers, steps: [first, first] }} />);
    expect(screen.getByRole('button', { name: 'Next step' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Predict' })).toBeNull();
  });
});

test('shows the code line of the current step in the selected language', async () => {
  const codeLines = Object.fromEntries(
    ['first', 'second'].map((name) => [
      name,
      { java: `${name}();`, python3: `${name}()`, c_cpp: `${name};` },
    ]),
  );
  const steps = slideshow.steps.map((step, i) => ({
    ...step,
    ...(i < 2 && { line: i ? 'second' : 'first' }),
  }));
  localStorage.setItem('editorLanguage', 'python3');
  const { user } = renderWith(<SlideshowBlock slideshow={{ ...slideshow, steps, codeLines }} />);
  const line = screen.getByRole('group', { name: 'Line of the Python3 program' });
  expect(line.querySelector('code')?.textContent).toBe('first()');
  await user.click(screen.getByRole('button', { name: 'Next step' }));
  expect(line.querySelector('code')?.textContent).toBe('second()');
  await user.click(screen.getByRole('button', { name: 'Next step' }));
  expect(line.querySelector('code')?.textContent).toBe('');
});

test('shows the steps for an input of the learner with their own title, then the example again', async () => {
  const [, second] = slideshow.steps;
  const renderInput = (onSteps: OnSteps) => (
    <>
      <button onClick={() => onSteps(second && [second])}>Own</button>
      <button onClick={() => onSteps(undefined)}>Example</button>
    </>
  );
  const { user } = renderWith(
    <SlideshowInput value={renderInput}>
      <SlideshowBlock slideshow={{ ...slideshow, acceptsInput: true }} />
    </SlideshowInput>,
  );
  await user.click(screen.getByRole('button', { name: 'Next step' }));
  await user.click(screen.getByRole('button', { name: 'Own' }));
  expect(screen.getByRole('application', { name: 'Your input. Slide 1 of 1' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Example' }));
  expectStep(1);
});
