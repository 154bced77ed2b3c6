import { pagePath } from '@dryrun/contracts/pages';
import { action, unlinkedText, type Template } from '../email-layout.ts';

/** Combines the replies of the last 15 minutes to one author. */
export const commentReplies: Template<'comment-replies'> = ({ replies }, links) => {
  const [first] = replies;
  const author = first?.authorName ?? '';
  return {
    subject:
      replies.length === 1
        ? `${author} replied to your comment`
        : `${replies.length} replies to your comments`,
    preview: first?.excerpt ?? '',
    blocks: replies.flatMap(({ authorName, excerpt, postTitle, postPath, commentId }) => [
      unlinkedText(`${authorName} replied to your comment on "${postTitle}":`),
      { kind: 'quote' as const, text: excerpt },
      action('Read and reply', `${links.page(pagePath('blogPost', { postPath }))}#comment-${commentId}`),
    ]),
  };
};
