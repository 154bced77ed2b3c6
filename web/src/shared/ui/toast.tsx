import { limits } from '@dryrun/contracts/limits';
import type { ReactNode } from 'react';

interface ToastOptions {
  /** How long it stays; 3 s, or 5 s for an error, unless given. */
  readonly durationMs?: number;
  /** A button in the toast, such as Undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** A toast with the same id replaces the former one. */
  readonly id?: string;
}

/** A message that is shown in passing. */
export interface Toast extends ToastOptions {
  readonly id: string;
  /** Differs for each message, also for one that replaces another of the same id. */
  readonly key: number;
  readonly text: ReactNode;
  readonly isError: boolean;
  readonly durationMs: number;
}

let toasts: readonly Toast[] = [];
let made = 0;
const listeners = new Set<() => void>();

/** Tells something in passing. */
export function showToast(text: ReactNode, options?: ToastOptions): void {
  add(text, false, { durationMs: limits.toastMs, ...options });
}

/** Tells that something failed. */
export function showError(text: ReactNode, options?: ToastOptions): void {
  add(text, true, { durationMs: limits.errorToastMs, ...options });
}

function add(
  text: ReactNode,
  isError: boolean,
  { id, ...options }: ToastOptions & { readonly durationMs: number },
): void {
  made += 1;
  const toast: Toast = { ...options, id: id ?? `toast-${made}`, key: made, text, isError };
  set([...toasts.filter((other) => other.id !== toast.id), toast]);
}

/** Takes a toast away, or all of them. */
export function closeToast(key?: number): void {
  set(key === undefined ? [] : toasts.filter((toast) => toast.key !== key));
}

/** What is told at present, oldest first; a new list whenever it changes. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls back whenever the list changes. Returns what ends that. */
export function onToasts(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function set(next: readonly Toast[]): void {
  if (next.length === 0 && toasts.length === 0) return;
  toasts = next;
  for (const changed of listeners) changed();
}
