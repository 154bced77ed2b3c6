import { formatDateTime, relativeTime } from '../relativeTime.ts';

interface TimeAgoProps {
  /** ISO 8601. */
  readonly time: string;
  readonly className?: string | undefined;
}

/** How long ago a time was. The tooltip shows the time. */
export function TimeAgo({ time, className }: TimeAgoProps) {
  return (
    <time dateTime={time} title={formatDateTime(time)} className={className}>
      {relativeTime(time)}
    </time>
  );
}
