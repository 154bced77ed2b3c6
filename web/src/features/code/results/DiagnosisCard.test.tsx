import { diagnoseSubmission, reportDiagnosis } from '@dryrun/contracts/code';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderWith } from '../../../../test/render.tsx';
import { mockEndpoint, recordCalls, server } from '../../../../test/server.ts';
import { DiagnosisCard } from './DiagnosisCard.tsx';

const diagnosis = {
  mistake: 'drops-repeated-values.py',
  question: 'May a triple contain equal values?',
  cause: 'removes repeated values first',
  similarity: 0.9,
};

function open() {
  server.use(mockEndpoint(diagnoseSubmission, () => ({ diagnosis })));
  const reports = recordCalls(reportDiagnosis, 'body', () => undefined);
  return { reports, ...renderWith(<DiagnosisCard submissionId="submission" />) };
}

test('asks first and shows the likely mistake on request', async () => {
  const { user, reports } = open();
  expect(await screen.findByText(diagnosis.question)).toBeTruthy();
  expect(screen.queryByText(/removes repeated values/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the likely mistake' }));
  expect(screen.getByText(/^Your code fails much like a program that removes repeated values/)).toBeTruthy();
  await waitFor(() =>
    expect(reports).toEqual([{ outcome: 'revealed', mistake: 'drops-repeated-values.py' }]),
  );
});

test('records that it is not the mistake, once', async () => {
  const { user, reports } = open();
  await user.click(await screen.findByRole('button', { name: 'Show the likely mistake' }));
  await user.click(screen.getByRole('button', { name: 'Not my mistake' }));
  expect(screen.getByText(/^Thank you/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() =>
    expect(reports.at(-1)).toEqual({ outcome: 'not-mine', mistake: 'drops-repeated-values.py' }),
  );
});

test('shows nothing if the mistake is unknown', async () => {
  let calls = 0;
  server.use(
    mockEndpoint(diagnoseSubmission, () => {
      calls += 1;
      return {};
    }),
  );
  const { container } = renderWith(<DiagnosisCard submissionId="submission" />);
  await waitFor(() => expect(calls).toBe(1));
  expect(container.textContent).toBe('');
});
