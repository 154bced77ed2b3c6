import { limits } from '@dryrun/contracts/limits';
import type { ReactNode } from 'react';
import { toast } from 'sonner';

interface ToastOptions {
  /** How long it stays; 3 s, or 5 s for an error, unless given. */
  readonly durationMs?: number;
  /** A button in the toast, such as Undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** A toast with the same id replaces the former one. */
  readonly id?: string;
}

/** Tells something in passing. */
export function showToast(text: ReactNode, options?: ToastOptions): void {
  toast.message(<span role="status">{text}</span>, settings(limits.toastMs, options));
}

/** Tells that something failed. */
export function showError(text: ReactNode, options?: ToastOptions): void {
  toast.error(<span role="alert">{text}</span>, settings(limits.errorToastMs, options));
}

function settings(usualMs: number, { durationMs = usualMs, action, id }: ToastOptions = {}) {
  return { duration: durationMs, ...(action && { action }), ...(id !== undefined && { id }) };
}
