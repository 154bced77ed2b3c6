import {
  createCalendar,
  deletePlan,
  getPlacement,
  getPlan,
  revokeCalendar,
  savePlacement,
  savePlan,
  type Plan,
  type PlanItem,
} from '@dryrun/contracts/plan';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../test/render.tsx';
import { ApiError, mockEndpoint, server, recordCalls } from '../../../test/server.ts';
import { createOwner, createSession } from '../../../test/users.ts';

const task = { coursePath: 'coding-interview', isAgain: false, isDone: false } as const;
const array: PlanItem = {
  kind: 'lesson',
  ...task,
  lessonId: 3,
  lessonPath: 'array',
  name: 'Arrays',
  minutes: 13,
  range: { from: 10, to: 20 },
};
const cable: PlanItem = {
  kind: 'problem',
  ...task,
  lessonId: 38,
  lessonPath: 'redundant-cable',
  name: 'Redundant Cable',
  minutes: 15,
  part: { number: 1, count: 2 },
};
const again: PlanItem = {
  kind: 'problem',
  ...task,
  isAgain: true,
  lessonId: 23,
  lessonPath: 'three-sum',
  name: 'Three Sum',
  minutes: 30,
  range: { from: 20, to: 45 },
};
const today: PlanItem[] = [
  { kind: 'reviews', count: 8, minutes: 6, isDone: true },
  array,
  cable,
  again,
  { kind: 'rehearsal', minutes: 45, isDone: false },
];
const plan: Plan = {
  interviewOn: '2030-01-31',
  today: '2030-01-10',
  timeZone: 'Europe/Berlin',
  minutes: [60, 60, 60, 60, 60, 120, 0],
  days: [
    { on: '2030-01-10', items: today, minutes: 109 },
    ...['11', '12', '14', '15', '16', '17', '18'].map((day) => ({
      on: `2030-01-${day}`,
      items: [array],
      minutes: 13,
    })),
  ],
  notFitting: [
    { ...again, lessonPath: 'edit-distance', name: 'Edit Distance', isAgain: false },
    { kind: 'rehearsal', minutes: 45 },
  ],
  isLimited: false,
  locked: [],
  hasCalendar: false,
};

/** A server with this plan, which saving replaces. */
function open(initial: Plan | undefined, at = '/plan') {
  let current = initial;
  server.use(
    mockEndpoint(getPlan, () => (current ? { plan: current, interviewOn: current.interviewOn } : {})),
    mockEndpoint(deletePlan, () => {
      current = undefined;
      return undefined;
    }),
    mockEndpoint(createCalendar, () => {
      current = { ...plan, hasCalendar: true };
      return { path: '/api/plan/calendar/secret.ics' };
    }),
    mockEndpoint(revokeCalendar, () => {
      current = { ...plan, hasCalendar: false };
      return undefined;
    }),
  );
  const saved = recordCalls(savePlan, 'body', ({ body }) => {
    current = { ...plan, ...body, isLimited: false };
    return { plan: current };
  });
  return { ...renderApp({ at, session: createSession(createOwner()) }), saved };
}

test('asks for date, minutes and time zone, and then shows the plan', async () => {
  const { user, saved } = open(undefined);
  await user.type(await screen.findByLabelText('Interview date'), '2030-01-31');
  await user.click(screen.getByText('1 h every day'));
  expect(screen.getByText('7 h a week. Leave a day at 0 to keep it free.')).toBeTruthy();
  const sunday = screen.getByLabelText('Sunday');
  await user.clear(sunday);
  await user.type(sunday, '0');
  await user.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo');
  await user.click(screen.getByText('Make my plan'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your interview is in 21 days' })).toBeTruthy();
  expect(saved).toEqual([
    { interviewOn: '2030-01-31', timeZone: 'Asia/Tokyo', minutes: [60, 60, 60, 60, 60, 60, 0] },
  ]);
  expect(document.activeElement?.textContent).toBe('Today');
});

test.each([
  ['interviewOn', 'interviewOn: this day is over. Choose a day after today', 'Interview date'],
  ['minutes', 'minutes: enter minutes for at least one weekday', 'Monday'],
])('shows a refused %s at its field', async (field, message, label) => {
  const { user } = open(undefined);
  server.use(mockEndpoint(savePlan, () => new ApiError('invalid_request', { [field]: message })));
  await user.type(await screen.findByLabelText('Interview date'), '2030-01-31');
  await user.click(screen.getByText('Make my plan'));
  await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
  expect(document.body.textContent).toContain(`${message.split(': ')[1]?.slice(1) ?? '?'}.`);
});

test('lists the items of today with spans of time, and links each to its place', async () => {
  open(plan);
  const section = await screen.findByRole('region', { name: 'Today' });
  const items = within(section).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Done: 8 exercises from your mistakesDone',
    'Read Arrays10–20 min',
    'Solve Redundant Cable (part 1 of 2)15 min',
    'Solve again: Three Sum20–45 min',
    'Interview rehearsal45 min',
  ]);
  expect(
    within(section)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/today',
    '/course/coding-interview/array',
    '/course/coding-interview/redundant-cable',
    '/today',
    '/rehearse',
  ]);
  expect(within(section).getByText('about 1 h 50 min')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/overdue|streak/i);
});

test('shows the next days, and all of them on request', async () => {
  const { user } = open(plan);
  const section = await screen.findByRole('region', { name: 'Next days' });
  const headings = () =>
    within(section)
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent);
  expect(headings()).toEqual(['Tomorrow', 'Sat, Jan 12', 'Mon, Jan 14', 'Tue, Jan 15', 'Wed, Jan 16']);
  await user.click(screen.getByRole('button', { name: 'Show all 7 days' }));
  expect(headings()).toHaveLength(7);
});

test('says by name what does not fit, and what it costs', async () => {
  open(plan);
  const section = await screen.findByRole('region', { name: 'Does not fit before the interview' });
  expect(within(section).getByText(/^It would take about 1 h 15 min more/)).toBeTruthy();
  expect(
    within(section)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Solve Edit Distance20–45 min', 'Interview rehearsal: no day has that much time45 min']);
});

test('explains limited days after a break, and uses all minutes on request', async () => {
  const { user, saved } = open({ ...plan, isLimited: true });
  expect(await screen.findByText(/^There were days without practice/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use all my minutes' }));
  await waitFor(() => expect(screen.queryByText(/^There were days without practice/)).toBeNull());
  const { interviewOn, timeZone, minutes } = plan;
  expect(saved).toEqual([{ interviewOn, timeZone, minutes }]);
});

test('says which lessons the course would add', async () => {
  open({
    ...plan,
    locked: [{ coursePath: 'coding-interview', title: 'Coding interview course', lessons: 36 }],
  });
  expect((await screen.findByText(/36 more join it when you buy the course/)).textContent).toContain(
    'only the free lessons of “Coding interview course”',
  );
  expect(screen.getByRole('link', { name: 'See the course' }).getAttribute('href')).toBe(
    '/course/coding-interview',
  );
});

test('changes the plan from its settings, and returns without a change', async () => {
  const { user, saved } = open(plan);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const date = screen.getByLabelText<HTMLInputElement>('Interview date');
  expect([date.value, document.activeElement]).toEqual(['2030-01-31', date]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement?.textContent).toBe('Today');
  expect(saved).toEqual([]);
});

test('deletes the plan after a question', async () => {
  const { user } = open(plan);
  await user.click(await screen.findByRole('button', { name: 'Delete the plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the plan?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Make my plan')).toBeTruthy();
});

test('places a learner by keyboard, with answers that only the server grades', async () => {
  server.use(
    mockEndpoint(getPlacement, () => ({
      questions: [
        {
          lessonId: 11,
          text: 'Is it a tree?',
          answers: ['yes', 'no'],
          keepOrder: true,
          allowsMultiple: false,
        },
        {
          lessonId: 15,
          text: 'Which ones?',
          answers: ['one', 'two', 'three'],
          keepOrder: true,
          allowsMultiple: true,
        },
        { lessonId: 8, text: 'How high?', answers: ['1', '2'], keepOrder: true, allowsMultiple: false },
      ],
    })),
  );
  const sent = recordCalls(savePlacement, 'body', () => ({
    results: [
      { lessonId: 11, pattern: 'Graphs', isRight: true },
      { lessonId: 15, pattern: 'Sorting and binary search', isRight: false },
      { lessonId: 8, pattern: 'Trees', isRight: false },
    ],
  }));
  const { user } = open(plan);
  (await screen.findByRole('button', { name: 'Start the questions' })).focus();
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('heading', { name: 'Question 1 of 3' })).ownerDocument.activeElement).toBe(
    screen.getByRole('heading', { name: 'Question 1 of 3' }),
  );
  screen.getByRole('radio', { name: 'yes' }).focus();
  await user.keyboard(' {Enter}');
  await user.click(await screen.findByRole('checkbox', { name: 'one' }));
  await user.click(screen.getByRole('checkbox', { name: 'three' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'I don’t know' }));
  expect(await screen.findByRole('heading', { name: '1 of 3 right' })).toBeTruthy();
  expect(screen.getByText('Comes earlier in your plan: Sorting and binary search, Trees.')).toBeTruthy();
  expect(screen.getByText('Comes later: Graphs.')).toBeTruthy();
  expect(sent).toEqual([
    {
      answers: [
        { lessonId: 11, chosen: [0] },
        { lessonId: 15, chosen: [0, 2] },
        { lessonId: 8, chosen: [] },
      ],
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Show my plan' }));
  expect(await screen.findByRole('region', { name: 'Today' })).toBeTruthy();
});

test('stops the questions without sending answers', async () => {
  server.use(
    mockEndpoint(getPlacement, () => ({
      questions: [
        { lessonId: 11, text: 'A tree?', answers: ['yes', 'no'], keepOrder: true, allowsMultiple: false },
      ],
    })),
  );
  const { user } = open(plan);
  await user.click(await screen.findByRole('button', { name: 'Start the questions' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('button', { name: 'Start the questions' })).toBeTruthy();
});

test('shows the address of the calendar once, and revokes it', async () => {
  const { user } = open(plan);
  await user.click(await screen.findByRole('button', { name: 'Create the address' }));
  const address = await screen.findByLabelText<HTMLInputElement>('Secret address');
  expect(address.value).toBe(`${window.location.origin}/api/plan/calendar/secret.ics`);
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByRole('button', { name: 'Create the address' })).toBeTruthy();
  expect(screen.queryByLabelText('Secret address')).toBeNull();
});

test('offers a new plan when the interview is over', async () => {
  open({ ...plan, today: '2030-02-02', days: [] });
  expect(
    await screen.findByText('Your interview was on Thursday, January 31. Plan the next one here.'),
  ).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Interview date').value).toBe('');
});

test('wishes luck on the day of the interview', async () => {
  open({ ...plan, today: '2030-01-31', days: [], notFitting: [] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your interview is today' })).toBeTruthy();
  expect(screen.getByText('Nothing is planned for today. Good luck!')).toBeTruthy();
});

test('offers a retry when the plan cannot be loaded', async () => {
  let isAvailable = false;
  const { user } = open(plan);
  server.use(mockEndpoint(getPlan, () => (isAvailable ? { plan } : new ApiError('unavailable'))));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isAvailable = true;
  await user.click(retry);
  expect(await screen.findByRole('region', { name: 'Today' })).toBeTruthy();
});

test('shows the plan of the day on Today in place of the date', async () => {
  open(plan, '/today');
  const section = within(await screen.findByRole('region', { name: 'Today’s plan' }));
  expect(section.getAllByRole('listitem')).toHaveLength(5);
  expect(section.getByText('Your interview is in 21 days.')).toBeTruthy();
  expect(section.getByRole('link', { name: 'Whole plan' }).getAttribute('href')).toBe('/plan');
  expect(screen.queryByRole('region', { name: 'Your interview' })).toBeNull();
});

test('offers a plan on Today and on My courses', async () => {
  const { unmount } = open(undefined, '/today');
  const link = await screen.findByRole('link', { name: 'Make a plan until the interview' });
  expect(link.getAttribute('href')).toBe('/plan');
  unmount();
  open(undefined, '/my-courses');
  const card = within(await screen.findByRole('region', { name: 'Plan by interview date' }));
  expect(card.getByRole('link', { name: 'Make a plan' }).getAttribute('href')).toBe('/plan');
});

test('offers no plan where plans are switched off', async () => {
  server.use(mockEndpoint(getPlan, () => ({ isOff: true })));
  const { unmount } = renderApp({ at: '/plan', session: createSession(createOwner()) });
  expect(await screen.findByText('This site offers no plans.')).toBeTruthy();
  unmount();
  renderApp({ at: '/today', session: createSession(createOwner()) });
  await screen.findByRole('region', { name: 'Your interview' });
  expect(screen.queryByRole('link', { name: 'Make a plan until the interview' })).toBeNull();
});

test('counts what is done of today on My courses', async () => {
  open(plan, '/my-courses');
  const card = within(await screen.findByRole('region', { name: 'Your interview is in 21 days' }));
  expect(card.getByText('Today: 1 of 5 done, about 1 h 50 min in all')).toBeTruthy();
});
