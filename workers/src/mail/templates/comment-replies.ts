import { action, plain, type Template } from '../email-layout.ts';

/** To the author of a comment, about the replies of a quarter of an hour. */
export const commentReplies: Template<'comment-replies'> = ({ replies }, links) => {
  const [first] = replies;
  const who = first?.authorName ?? '';
  return {
    subject:
      replies.length === 1 ? `${who} replied to your comment` : `${replies.length} replies to your comments`,
    preview: first?.excerpt ?? '',
    blocks: replies.flatMap(({ authorName, excerpt, postTitle, postPath, commentId }) => [
      plain(`${authorName} replied to you under "${postTitle}":`),
      { kind: 'quote' as const, text: excerpt },
      action('Read it and answer', links.page(`/blog/${postPath}#comment-${commentId}`)),
    ]),
  };
};
