import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { CaptchaError } from '../../shared/captcha/captcha.ts';
import { useCaptcha } from '../../shared/captcha/useCaptcha.ts';
import { useCreateCommentMutation } from './blogApi.ts';
import { messages } from './messages.ts';

/** An error whose message can be shown to the user. */
export class CommentError extends Error {}

interface SendComment {
  /** Prepares the captcha; call it when the user starts to write. */
  readonly prepare: () => void;
  /** Rejects with a `CommentError` when the captcha is unavailable. */
  readonly send: (content: string) => Promise<void>;
}

export function useSendComment(postId: number, parentCommentId?: string): SendComment {
  const captcha = useCaptcha('comment_submission');
  const [create] = useCreateCommentMutation();
  return {
    prepare: () => captcha.prepare(),
    async send(content) {
      const recaptchaToken = await captcha.solve().catch((error: unknown) => {
        if (error instanceof CaptchaError) throw new CommentError(messages.noCaptcha, { cause: error });
        throw error;
      });
      const body = omitUndefined({ postId, content, recaptchaToken, parentCommentId });
      await create({ body }).unwrap();
    },
  };
}
