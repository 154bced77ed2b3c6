import { limits } from '@dryrun/contracts/limits';
import type { ReactNode } from 'react';

interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

interface ToastOptions {
  /** 3 s by default, 5 s for errors. */
  readonly durationMs?: number;
  readonly action?: ToastAction | readonly ToastAction[];
  /** A toast replaces an earlier one with the same id. */
  readonly id?: string;
}

export interface Toast extends ToastOptions {
  readonly id: string;
  /** Unique, even if the toast replaces another one. */
  readonly key: number;
  readonly text: ReactNode;
  readonly isError: boolean;
  readonly durationMs: number;
}

let toasts: readonly Toast[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

export function showToast(text: ReactNode, options?: ToastOptions): void {
  add(text, false, { durationMs: limits.toastMs, ...options });
}

export function showError(text: ReactNode, options?: ToastOptions): void {
  add(text, true, { durationMs: limits.errorToastMs, ...options });
}

function add(
  text: ReactNode,
  isError: boolean,
  { id, ...options }: ToastOptions & { readonly durationMs: number },
): void {
  lastKey += 1;
  const toast: Toast = { ...options, id: id ?? `toast-${lastKey}`, key: lastKey, text, isError };
  set([...toasts.filter((other) => other.id !== toast.id), toast]);
}

export function closeToast(key?: number): void {
  set(key === undefined ? [] : toasts.filter((toast) => toast.key !== key));
}

/** The open toasts, oldest first. Every change creates a new list. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Returns the unsubscribe function. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function set(next: readonly Toast[]): void {
  if (next.length === 0 && toasts.length === 0) return;
  toasts = next;
  for (const listener of listeners) listener();
}
