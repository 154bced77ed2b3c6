import { findSignature } from '@dryrun/content/course/outline';
import { createSlides } from '@dryrun/contracts/code';
import type { Step } from '@dryrun/contracts/lesson-format';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderWith } from '../../../../test/render.tsx';
import { ApiError, mockEndpoint, recordCalls, server } from '../../../../test/server.ts';
import type { Problem } from '../useWorkspace.ts';
import { SlidesInput } from './SlidesInput.tsx';

const signature = findSignature(1);
if (!signature) throw new Error('there is no problem 1');
const problem = { questionId: 1, courseId: 1, signature } as Problem;
const steps: Step[] = [{ text: 'One step.', picture: { kind: 'stack', values: [1] } }];

function open() {
  const onSteps = jest.fn<(steps: readonly Step[] | undefined) => void>();
  const { user } = renderWith(<SlidesInput problem={problem} onSteps={onSteps} />);
  const enter = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  return { user, onSteps, enter, show: () => user.click(screen.getByText('Show the slides')) };
}

test('sends the canonical input and shows its slides, then those of the example', async () => {
  const bodies = recordCalls(createSlides, 'body', () => ({ steps }));
  const { user, onSteps, enter, show } = open();
  enter('1, -1, 0');
  await show();
  await user.click(await screen.findByText('Back to the example'));
  expect(bodies).toMatchObject([{ input: ['[1,-1,0]'] }]);
  expect(onSteps.mock.calls).toEqual([[steps], [undefined]]);
});

test('sends no invalid input, and shows why the server refuses one', async () => {
  const refusal = new ApiError('invalid_input');
  server.use(mockEndpoint(createSlides, () => refusal));
  const { onSteps, enter, show } = open();
  enter('1, x');
  await show();
  expect(screen.getByText(/^nums: unexpected 'x'/)).toBeTruthy();
  expect(screen.queryByText(refusal.body.message)).toBeNull();
  enter('1, 2, 3');
  await show();
  expect(await screen.findByText(refusal.body.message)).toBeTruthy();
  expect(onSteps).not.toHaveBeenCalled();
});
