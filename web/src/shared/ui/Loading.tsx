import { messageOf } from '../error.ts';
import { Alert } from './Alert.tsx';
import { Skeleton, type SkeletonProps } from './Skeleton.tsx';

interface LoadingProps extends SkeletonProps {
  /** The error of the request. Undefined while it runs. */
  readonly error: unknown;
  /** Shown if the error has no message of the server. */
  readonly fallback?: string;
  readonly onRetry?: () => unknown;
}

/** Shown in place of data that is not loaded: a placeholder, or the error. */
export function Loading({ error, fallback, onRetry, ...placeholder }: LoadingProps) {
  if (error === undefined) return <Skeleton {...placeholder} />;
  return <Alert onRetry={onRetry}>{messageOf(error, fallback)}</Alert>;
}
