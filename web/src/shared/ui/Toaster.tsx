import { CircleAlert, CircleCheck, X } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type RefObject,
} from 'react';
import { closeToast, currentToasts, onToastsChange, type Toast } from './toast.tsx';
import styles from './Toaster.module.css';

/** Older toasts wait until one of these closes. */
const maxVisibleToasts = 3;

const noToasts: readonly Toast[] = [];

/** Timers pause while the list is hovered or focused or the page is hidden. Escape closes all, Alt+T focuses them. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, () => noToasts);
  return (
    <section
      aria-label="Notifications (Alt+T)"
      aria-live="polite"
      aria-relevant="additions text"
      data-toasts=""
    >
      {toasts.length > 0 && <ToastList toasts={toasts} />}
    </section>
  );
}

function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  const list = useRef<HTMLOListElement>(null);
  const { isPaused, handlers, restoreFocus } = usePause(list);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        restoreFocus();
        closeToast();
      } else if (event.altKey && event.code === 'KeyT') {
        event.preventDefault();
        list.current?.querySelector('button')?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [restoreFocus]);
  const close = (key: number) => {
    restoreFocus();
    closeToast(key);
  };
  return (
    <ol ref={list} className={styles.list} {...handlers}>
      {toasts.slice(-maxVisibleToasts).map((toast) => (
        <ToastItem key={toast.key} toast={toast} isPaused={isPaused} onClose={() => close(toast.key)} />
      ))}
    </ol>
  );
}

interface ToastItemProps {
  readonly toast: Toast;
  readonly isPaused: boolean;
  readonly onClose: () => void;
}

function ToastItem({ toast, isPaused, onClose }: ToastItemProps) {
  const { key, text, isError, durationMs, action } = toast;
  const remainingMs = useRef(durationMs);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = window.setTimeout(() => closeToast(key), remainingMs.current);
    return () => {
      window.clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [isPaused, key]);
  return (
    <li className={styles.toast}>
      {isError ? (
        <CircleAlert size={18} aria-hidden className={styles.bad} />
      ) : (
        <CircleCheck size={18} aria-hidden className={styles.good} />
      )}
      <p role={isError ? 'alert' : 'status'} className={styles.text}>
        {text}
      </p>
      {action && (
        <div className={styles.actions}>
          {[action].flat().map(({ label, onClick }) => (
            <button
              key={label}
              type="button"
              className={styles.action}
              onClick={() => {
                onClose();
                onClick();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <button type="button" className={styles.close} aria-label="Close message" onClick={onClose}>
        <X size={16} aria-hidden />
      </button>
    </li>
  );
}

function usePause(list: RefObject<HTMLElement | null>) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
  const previousFocus = useRef<HTMLElement>(null);
  const restoreFocus = useCallback(() => {
    if (list.current?.contains(document.activeElement)) previousFocus.current?.focus({ preventScroll: true });
    setFocused(false);
  }, [list]);

  // A toast that closes under the pointer fires no pointerleave event.
  useEffect(() => {
    if (!isHovered) return;
    const onMove = ({ target }: PointerEvent) => {
      setHovered(target instanceof Node && list.current?.contains(target) === true);
    };
    document.addEventListener('pointermove', onMove);
    return () => document.removeEventListener('pointermove', onMove);
  }, [isHovered, list]);

  const handlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        previousFocus.current = relatedTarget;
      setFocused(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  };
  return { isPaused: isHovered || isFocused || isHidden, handlers, restoreFocus };
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
