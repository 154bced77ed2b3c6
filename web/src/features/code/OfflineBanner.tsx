import { WifiOff } from 'lucide-react';
import { useIsOnline } from '../../shared/useIsOnline.ts';
import { messages } from './messages.ts';
import styles from './OfflineBanner.module.css';

/** Above the editor while there is no network: that nothing is lost. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <WifiOff size={16} aria-hidden />
          {messages.offline}
        </p>
      )}
    </div>
  );
}
