import { CircleAlert, X } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type RefObject,
} from 'react';
import { closeToast, currentToasts, onToasts, type Toast } from './toast.tsx';
import styles from './Toaster.module.css';

/** More wait unseen until one of these goes. */
const visibleToasts = 3;

const none: readonly Toast[] = [];

/**
 * Where toasts appear: bottom right, the newest three. They wait while the pointer or the keyboard is among them and
 * while the page is out of sight. Escape closes all; Alt+T leads the keyboard to them.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none);
  return (
    <section aria-label="Messages (Alt+T)" aria-live="polite" aria-relevant="additions text" data-toasts="">
      {toasts.length > 0 && <ToastList toasts={toasts} />}
    </section>
  );
}

function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  const list = useRef<HTMLOListElement>(null);
  const { isWaiting, handlers, leave } = useWaiting(list);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        leave();
        closeToast();
      } else if (event.altKey && event.code === 'KeyT') {
        event.preventDefault();
        list.current?.querySelector('button')?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [leave]);
  const close = (key: number) => {
    leave();
    closeToast(key);
  };
  return (
    <ol ref={list} className={styles.list} {...handlers}>
      {toasts.slice(-visibleToasts).map((toast) => (
        <ToastItem key={toast.key} toast={toast} isWaiting={isWaiting} onClose={() => close(toast.key)} />
      ))}
    </ol>
  );
}

interface ToastItemProps {
  readonly toast: Toast;
  readonly isWaiting: boolean;
  readonly onClose: () => void;
}

function ToastItem({ toast, isWaiting, onClose }: ToastItemProps) {
  const { key, text, isError, durationMs, action } = toast;
  const left = useRef(durationMs);
  useEffect(() => {
    if (isWaiting) return;
    const since = performance.now();
    const timer = window.setTimeout(() => closeToast(key), left.current);
    return () => {
      window.clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isWaiting, key]);
  return (
    <li className={styles.toast}>
      {isError && <CircleAlert size={18} aria-hidden className={styles.bad} />}
      <p role={isError ? 'alert' : 'status'} className={styles.text}>
        {text}
      </p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onClose();
            action.onClick();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Close the message" onClick={onClose}>
        <X size={16} aria-hidden />
      </button>
    </li>
  );
}

/** Whether toasts wait, because somebody is at them or nobody sees the page; `leave` gives the keyboard back. */
function useWaiting(list: RefObject<HTMLElement | null>) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const cameFrom = useRef<HTMLElement>(null);
  const leave = useCallback(() => {
    if (list.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    setFocused(false);
  }, [list]);

  // A toast that goes from under the pointer does not tell that the pointer left.
  useEffect(() => {
    if (!isPointed) return;
    const onMove = ({ target }: PointerEvent) => {
      setPointed(target instanceof Node && list.current?.contains(target) === true);
    };
    document.addEventListener('pointermove', onMove);
    return () => document.removeEventListener('pointermove', onMove);
  }, [isPointed, list]);

  const handlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        cameFrom.current = relatedTarget;
      setFocused(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  };
  return { isWaiting: isPointed || isFocused || isHidden, handlers, leave };
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
