import {
  createComment,
  deleteComment,
  getCommenter,
  listComments,
  reportComment,
  updateComment,
  type Comment,
} from '@dryrun/contracts/blog';
import { getAuthOptions } from '@dryrun/contracts/auth';
import { getMe } from '@dryrun/contracts/users';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createSession, createUser } from '../../../test/users.ts';
import { renderWith } from '../../../test/render.tsx';
import { mockEndpoint, ApiError, server, mockNetworkError } from '../../../test/server.ts';
import { Comments } from './Comments.tsx';

const ada = createUser();
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

function buildComment(overrides: Partial<Comment> = {}): Comment {
  return {
    id: id(1),
    postId: 1,
    content: 'Hello there',
    parentCommentId: null,
    authorName: 'Bob',
    authorEmail: '',
    authorImageUrl: null,
    creationTime: '2026-01-01T12:00:00.000Z',
    updateTime: '2026-01-01T12:00:00.000Z',
    state: 'published',
    replies: [],
    ...overrides,
  };
}

function renderComments(comments: readonly Comment[], user: typeof ada | null = ada) {
  server.use(
    mockEndpoint(listComments, () => [...comments]),
    mockEndpoint(getCommenter, () => ({ banReason: '' })),
    ...(user ? [mockEndpoint(getMe, () => user)] : []),
  );
  return renderWith(<Comments postId={1} />, {
    at: '/blog/x',
    ...(user && { session: createSession(user) }),
  });
}

beforeEach(() => {
  // No captcha by default.
  server.use(mockNetworkError(getAuthOptions));
});

test('shows comments to a visitor and asks them to log in to write', async () => {
  const { user, router } = renderComments([buildComment()], null);
  expect(await screen.findByText('Hello there')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Comments (1)' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Please log in to join the discussion.' }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/blog/x' } }),
  );
});

test('disables Post for an empty or blank comment', async () => {
  const { user } = renderComments([]);
  const field = await screen.findByRole('textbox', { name: 'Your comment' });
  const postButton = screen.getByRole<HTMLButtonElement>('button', { name: 'Post comment' });
  expect(postButton.disabled).toBe(true);
  await user.type(field, '  {Enter} ');
  expect(postButton.disabled).toBe(true);
  await user.type(field, 'x');
  expect(postButton.disabled).toBe(false);
});

test('stops input at 1000 characters, counts an emoji as one and warns above 900', async () => {
  const { user } = renderComments([]);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
  await user.click(field);
  await user.paste('a'.repeat(900));
  const counter = screen.getByText('900/1000 characters');
  expect(counter.dataset['warning']).toBeUndefined();
  await user.paste('😀'.repeat(100));
  expect(screen.getByText('1000/1000 characters').dataset['warning']).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.paste('b');
  expect((await screen.findByRole('alert')).textContent).toBe('Comment cannot exceed 1000 characters');
  expect([...field.value]).toHaveLength(1000);
  expect(field.value.endsWith('😀')).toBe(true);
});

test('shows an error, sends nothing and keeps the text when the captcha is unavailable', async () => {
  const { user } = renderComments([]);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
  await user.type(field, 'my words');
  await user.click(screen.getByRole('button', { name: 'Post comment' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('reCAPTCHA not available. Please refresh the page and try again.');
  await user.click(within(alert).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field.value).toBe('my words');
  expect(localStorage.getItem('comment:1')).toBe('my words');
});

test('offers an author Edit and Delete, and other users Report', async () => {
  renderComments([
    buildComment({ authorName: 'Ada', authorEmail: ada.email, content: 'mine' }),
    buildComment({ id: id(2) }),
  ]);
  const ownComment = await screen.findByRole('article', { name: 'Comment by Ada' });
  const actionsIn = (article: HTMLElement) =>
    within(article)
      .getAllByRole('button')
      .map((button) => button.textContent);
  expect(actionsIn(ownComment)).toEqual(['Reply', 'Edit', 'Delete']);
  expect(actionsIn(screen.getByRole('article', { name: 'Comment by Bob' }))).toEqual(['Reply', 'Report']);
});

test('lets an admin delete but not edit comments of others', async () => {
  const admin = createUser({ role: 'admin', email: 'admin@example.com' });
  renderComments([buildComment({ authorEmail: 'bob@example.com' })], admin);
  const article = await screen.findByRole('article');
  expect(within(article).queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(within(article).getByRole('button', { name: 'Delete' })).toBeTruthy();
});

test('asks for confirmation before deleting and shows a failure in a closable alert', async () => {
  const { user } = renderComments([buildComment({ authorEmail: ada.email })]);
  server.use(mockNetworkError(deleteComment));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this comment?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain('Failed to delete comment. Please try again.');
  await user.click(within(alert).getByRole('button', { name: 'Close' }));
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

test('saves an edit and shows an error when the server rejects it', async () => {
  const { user } = renderComments([buildComment({ authorEmail: ada.email })]);
  server.use(mockEndpoint(updateComment, () => new ApiError('comment_not_yours')));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = screen.getByRole('textbox', { name: 'Edit your comment' });
  for (const name of ['Reply', 'Edit', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
  await user.type(field, '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You can only change your own comments.');
  server.use(mockNetworkError(updateComment));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to update comment. Please try again.')).toBeTruthy();
  server.use(mockEndpoint(updateComment, ({ body }) => buildComment({ content: body.content })));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit your comment' })).toBeNull());
});

test('marks edits after one second, shows deleted comments and names the author replied to', async () => {
  const { container } = renderComments([
    buildComment({
      state: 'deleted',
      content: '',
      authorName: '',
      replies: [
        {
          ...buildComment({
            id: id(3),
            parentCommentId: id(1),
            replyToName: 'Eve',
            updateTime: '2026-01-01T12:00:01.000Z',
          }),
          replies: [],
        },
        {
          ...buildComment({
            id: id(4),
            parentCommentId: id(1),
            content: 'quick',
            updateTime: '2026-01-01T12:00:00.900Z',
          }),
          replies: [],
        },
      ],
    }),
  ]);
  expect(await screen.findByText('This comment was deleted.')).toBeTruthy();
  expect(screen.getByText('in reply to @Eve')).toBeTruthy();
  expect(screen.getAllByText('(edited)')).toHaveLength(1);
  expect(container.querySelector(`#comment-${id(3)}`)).not.toBeNull();
});

test('renders plain text with nofollow links and inline code', async () => {
  const { container } = renderComments([
    buildComment({ content: '<b>no</b> `x < 1`\nhttps://example.com/a?b=1.' }),
  ]);
  const link = await screen.findByRole('link', { name: 'https://example.com/a?b=1' });
  expect(link.getAttribute('rel')).toBe('nofollow ugc noreferrer');
  expect(container.querySelector('article b')).toBeNull();
  expect(container.querySelector('article code')?.textContent).toBe('x < 1');
});

test('sends a report with its reason', async () => {
  let reason = '';
  const { user } = renderComments([buildComment()]);
  server.use(
    mockEndpoint(reportComment, ({ body }) => {
      ({ reason } = body);
      return { message: 'Thanks for the report. We will review this comment.' };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Report' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Insult or abuse' }));
  expect(await screen.findByText('Thanks for the report. We will review this comment.')).toBeTruthy();
  expect(reason).toBe('abuse');
});

test('shows the reason and disables the form when the user is banned', async () => {
  renderComments([]);
  server.use(mockEndpoint(getCommenter, () => ({ banReason: 'advertising' })));
  expect(await screen.findByText("You can't comment here: advertising")).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' }).disabled).toBe(true);
});

test('shows an empty list and no error when the comments cannot be loaded', async () => {
  renderComments([]);
  server.use(mockNetworkError(listComments), mockNetworkError(createComment));
  expect(await screen.findByRole('textbox', { name: 'Your comment' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('adds the next page, merges a thread that continues on it, and counts all comments', async () => {
  const pages: Readonly<Record<string, Response>> = {
    '': Response.json(
      [
        buildComment({
          id: id(1),
          content: 'top',
          replies: [{ ...buildComment({ id: id(2), content: 'reply 1' }), replies: [] }],
        }),
      ],
      {
        headers: { link: '<?cursor=abc>; rel="next"', 'x-total-count': '3' },
      },
    ),
    abc: Response.json(
      [
        buildComment({
          id: id(1),
          content: 'top',
          replies: [{ ...buildComment({ id: id(3), content: 'reply 2' }), replies: [] }],
        }),
      ],
      { headers: { 'x-total-count': '3' } },
    ),
  };
  server.use(
    mockEndpoint(listComments, ({ query: { cursor = '' } }) => pages[cursor] ?? new ApiError('internal')),
  );
  const { user } = renderWith(<Comments postId={1} />, { at: '/blog/x' });
  expect(await screen.findByRole('heading', { name: 'Comments (3)' })).toBeTruthy();
  const more = screen.getByRole('link', { name: 'Show more comments' });
  expect(more.getAttribute('href')).toBe('/blog/x?comments=abc');
  await user.click(more);
  await screen.findByText('reply 2');
  expect(screen.getAllByText('top')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Show more comments' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.id).toBe(`comment-${id(2)}`));
});

test('begins with the comment of the URL, and offers the newest ones', async () => {
  server.use(
    mockEndpoint(listComments, ({ query: { at } }) => [
      buildComment({ id: id(1), content: at === undefined ? 'newest' : `asked for ${at}` }),
    ]),
  );
  const { user } = renderWith(<Comments postId={1} />, { at: `/blog/x#comment-${id(9)}` });
  await screen.findByText(`asked for ${id(9)}`);
  await user.click(screen.getByRole('link', { name: 'Show the newest comments' }));
  await screen.findByText('newest');
  expect(screen.queryByRole('link', { name: 'Show the newest comments' })).toBeNull();
});
