import { messageOf } from './error.ts';
import { showError, showToast } from './ui/toast.tsx';

interface FailureOptions {
  /** Shown if the error has no message of the server. */
  readonly fallback?: string;
  /** The toast replaces an earlier one with the same id. */
  readonly id?: string;
}

/** Shows a toast if a request fails. Resolves to whether it succeeded; never rejects. */
export async function showFailure(
  request: Promise<unknown>,
  { fallback, ...toast }: FailureOptions = {},
): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    showError(messageOf(error, fallback), toast);
    return false;
  }
}

/** Shows a toast with the message of the response, or with the error. Never rejects. */
export async function showResponse(
  response: Promise<{ readonly message: string }>,
  options?: FailureOptions,
): Promise<void> {
  await showFailure(
    response.then(({ message }) => showToast(message)),
    options,
  );
}
