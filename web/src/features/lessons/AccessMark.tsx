import { builtInCourse } from '@dryrun/content/course/outline';
import { Lock } from 'lucide-react';
import { hasAccess } from '../../shared/enrollment.ts';
import { useSession } from '../../shared/session.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import styles from './AccessMark.module.css';

/** Marks a problem of the built-in course as free or locked. Learners with access to the course see neither. */
export function AccessMark({ isFree }: { readonly isFree: boolean }) {
  const { user } = useSession();
  if (hasAccess(user, builtInCourse)) return null;
  if (isFree) return <Badge tone="good">FREE</Badge>;
  return <Lock size={13} role="img" aria-label="locked" className={styles.lock} />;
}
