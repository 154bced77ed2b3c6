import { pagePath } from '@dryrun/contracts/pages';
import { site } from '@dryrun/contracts/site';
import { action, text, unlinkedText, type Templates } from '../email-layout.ts';

export const commentTemplates = {
  /** Combines the replies of the last 15 minutes to one author. */
  'comment-replies': ({ replies }, links) => {
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
  },

  'comment-removed': ({ postTitle, reason }) => ({
    subject: 'Your comment was removed',
    preview: `It was on "${postTitle}".`,
    blocks: [
      text(`We removed a comment you wrote on "${postTitle}". Here's why:`),
      { kind: 'quote', text: reason },
      text(`If you think this was a mistake, write to ${site.contactMail}.`),
    ],
  }),
} satisfies Partial<Templates>;
