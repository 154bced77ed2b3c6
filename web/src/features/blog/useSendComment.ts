import { CaptchaError } from '../../shared/captcha/captcha.ts';
import { useCaptcha } from '../../shared/captcha/useCaptcha.ts';
import { useCreateCommentMutation } from './blogApi.ts';
import { messages } from './messages.ts';

/** A failure whose sentence is for the reader as it is. */
export class CommentFailure extends Error {}

interface SendComment {
  /** Begins what the captcha needs, once somebody starts to write. */
  readonly prepare: () => void;
  /** Sends a comment or a reply. Rejects with a `CommentFailure` when the captcha is not there. */
  readonly send: (content: string) => Promise<void>;
}

/** How a comment, or a reply to one, gets to the server: with a solved captcha. */
export function useSendComment(postId: number, parentCommentId?: string): SendComment {
  const captcha = useCaptcha('comment_submission');
  const [create] = useCreateCommentMutation();
  return {
    prepare: () => captcha.prepare(),
    async send(content) {
      const recaptchaToken = await captcha.solve().catch((error: unknown) => {
        if (error instanceof CaptchaError) throw new CommentFailure(messages.noCaptcha, { cause: error });
        throw error;
      });
      const parent = parentCommentId === undefined ? {} : { parentCommentId };
      await create({ body: { postId, content, recaptchaToken, ...parent } }).unwrap();
    },
  };
}
