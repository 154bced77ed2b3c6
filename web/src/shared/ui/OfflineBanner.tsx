import { TriangleAlert, WifiOff } from 'lucide-react';
import { useIsOnline } from '../useIsOnline.ts';
import styles from './OfflineBanner.module.css';

interface OfflineBannerProps {
  readonly text: string;
  /** Another problem with the service, shown while online. */
  readonly notice?: string | undefined;
}

export function OfflineBanner({ text, notice }: OfflineBannerProps) {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <WifiOff size={16} aria-hidden />
          {text}
        </p>
      )}
      {isOnline && notice && (
        <p className={styles.banner}>
          <TriangleAlert size={16} aria-hidden />
          {notice}
        </p>
      )}
    </div>
  );
}
