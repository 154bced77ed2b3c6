import {
  banCommenter,
  listBans,
  listModerationQueue,
  moderateComment,
  type CommentBan,
  type QueuedComment,
} from '@dryrun/contracts/blog';
import { getMe } from '@dryrun/contracts/users';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createSession, createUser } from '../../../test/users.ts';
import { renderWith } from '../../../test/render.tsx';
import { mockEndpoint, server, mockNetworkError } from '../../../test/server.ts';
import { CommentsAdmin } from './CommentsAdmin.tsx';

const admin = createUser({ role: 'admin', email: 'admin@example.com' });
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

function buildQueuedComment(overrides: Partial<QueuedComment> = {}): QueuedComment {
  return {
    id: id(1),
    postId: 1,
    content: 'Buy at https://example.com',
    parentCommentId: null,
    authorName: 'Bob',
    authorEmail: 'bob@example.com',
    authorImageUrl: null,
    creationTime: '2026-01-01T12:00:00.000Z',
    updateTime: '2026-01-01T12:00:00.000Z',
    state: 'awaiting_review',
    authorId: id(9),
    authorBanReason: '',
    reports: [],
    revisions: [],
    ...overrides,
  };
}

let queue: QueuedComment[];
let bans: CommentBan[];
let requestBodies: unknown[];
beforeEach(() => {
  [queue, bans, requestBodies] = [[buildQueuedComment()], [], []];
  server.use(
    mockEndpoint(getMe, () => admin),
    mockEndpoint(listModerationQueue, () => queue),
    mockEndpoint(listBans, () => bans),
    mockEndpoint(moderateComment, ({ body }) => {
      requestBodies.push(body);
      queue = body.decision === 'reopen' ? [buildQueuedComment()] : [];
      return { message: 'Done.' };
    }),
    mockEndpoint(banCommenter, ({ body }) => {
      requestBodies.push(body);
      bans = [];
      return { message: 'They may comment again.' };
    }),
  );
});

const renderAdmin = () => renderWith(<CommentsAdmin />, { session: createSession(admin) });

test('shows a hidden comment with its author, post, reports and earlier versions', async () => {
  queue = [
    buildQueuedComment({
      state: 'hidden',
      reports: [
        { reason: 'abuse', count: 1 },
        { reason: 'spam', count: 2 },
      ],
      revisions: [{ content: 'Hello', replacedAt: '2026-01-01T13:00:00.000Z' }],
    }),
  ];
  renderAdmin();
  const card = await screen.findByRole('article', { name: 'Comment by Bob' });
  expect(card.textContent).toContain('bob@example.com');
  expect(card.textContent).toContain(
    'Hidden because of reports: Insult or abuse, Spam or advertising (2 times)',
  );
  const link = within(card).getByRole('link', { name: /coding interview/i });
  expect(link.getAttribute('href')).toMatch(new RegExp(`^/blog/[a-z-]+#comment-${id(1)}$`));
  expect(within(card).getByText('Hello')).toBeTruthy();
});

test('approves a comment and undoes the approval', async () => {
  const { user } = renderAdmin();
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/^No comments to review\./)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Comments to review');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy();
  expect(requestBodies).toEqual([{ decision: 'publish' }, { decision: 'reopen' }]);
});

test('asks for confirmation before removing a comment and sends the reason', async () => {
  queue = [buildQueuedComment({ state: 'published', reports: [{ reason: 'spam', count: 1 }] })];
  const { user } = renderAdmin();
  expect(await screen.findByRole('button', { name: 'Keep' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove this comment by Bob?' });
  expect(requestBodies).toEqual([]);
  await user.type(within(dialog).getByRole('textbox'), ' advertising ');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(requestBodies).toEqual([{ decision: 'delete', reason: 'advertising' }]));
  expect(await screen.findByText(/^No comments to review\./)).toBeTruthy();
});

test('requires a reason for a ban and lifts a ban from the list', async () => {
  bans = [
    {
      accountId: id(8),
      name: 'Eve',
      email: 'eve@example.com',
      reason: 'abuse',
      creationTime: '2026-01-01T12:00:00.000Z',
    },
  ];
  const { user } = renderAdmin();
  await user.click(await screen.findByRole('button', { name: 'Ban author…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ban Bob from commenting?' });
  const ban = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Ban' });
  expect(ban.disabled).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Lift ban on Eve' }));
  await waitFor(() => expect(requestBodies).toEqual([{ reason: '' }]));
  await waitFor(() => expect(screen.queryByText('Banned from commenting')).toBeNull());
});

test('shows an error and keeps the comment when a decision fails', async () => {
  server.use(mockNetworkError(moderateComment));
  const { user } = renderAdmin();
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('This could not be saved. Please try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy();
});
