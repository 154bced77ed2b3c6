import { WifiOff } from 'lucide-react';
import { useIsOnline } from '../useIsOnline.ts';
import styles from './OfflineBanner.module.css';

export function OfflineBanner({ text }: { readonly text: string }) {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <WifiOff size={16} aria-hidden />
          {text}
        </p>
      )}
    </div>
  );
}
