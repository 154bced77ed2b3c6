import { reportPredictions } from '@dryrun/contracts/practice';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWith } from '../../../test/render.tsx';
import { mockEndpoint, server, type Call } from '../../../test/server.ts';
import { createOwner, createSession } from '../../../test/users.ts';
import { usePredictionReport } from './usePredictionReport.ts';

afterEach(() => void jest.useRealTimers());

function Asked() {
  const report = usePredictionReport(23);
  return (
    <button type="button" onClick={() => report({ subject: 'low', outcome: 'wrong' })}>
      Answer
    </button>
  );
}

function open(isLoggedIn: boolean) {
  const bodies: Call<typeof reportPredictions>['body'][] = [];
  server.use(mockEndpoint(reportPredictions, ({ body }) => void bodies.push(body)));
  const app = renderWith(<Asked />, isLoggedIn ? { session: createSession(createOwner()) } : {});
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  return { ...app, bodies };
}

const answer = { subject: 'low', outcome: 'wrong' };

test('reports the answers of five seconds together', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  const { bodies } = open(true);
  act(() => jest.advanceTimersByTime(4900));
  expect(bodies).toEqual([]);
  act(() => jest.advanceTimersByTime(200));
  jest.useRealTimers();
  await waitFor(() => expect(bodies).toEqual([{ lessonId: 23, answers: [answer, answer] }]));
});

test('reports the answers when the lesson is left, and none of visitors', async () => {
  const visitor = open(false);
  visitor.unmount();
  const owner = open(true);
  owner.unmount();
  await waitFor(() => expect(owner.bodies).toEqual([{ lessonId: 23, answers: [answer, answer] }]));
  expect(visitor.bodies).toEqual([]);
});
