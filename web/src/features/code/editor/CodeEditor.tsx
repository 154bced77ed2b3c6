import { Component, lazy, Suspense, useState, type ReactNode } from 'react';
import { showError } from '../../../shared/ui/toast.tsx';
import { useIsHydrated } from '../../../shared/useIsHydrated.ts';
import type { EditorProps } from './editor.ts';
import { messages } from '../messages.ts';
import styles from './CodeEditor.module.css';
import { PlainEditor } from './PlainEditor.tsx';

const Monaco = lazy(async () => {
  await import('./monacoEnvironment.ts'); // Must run before Monaco's modules load.
  return { default: (await import('./MonacoEditor.tsx')).MonacoEditor };
});

/** Shows a plain editor until Monaco has started. Both are mounted at first, so that no key press is lost. */
export function CodeEditor(props: EditorProps) {
  const isHydrated = useIsHydrated();
  const [isMonacoReady, setMonacoReady] = useState(false);
  return (
    <div className={styles.stack}>
      {isHydrated && (
        <MonacoErrorBoundary onError={() => setMonacoReady(false)}>
          <Suspense fallback={null}>
            <Monaco {...props} isReady={isMonacoReady} onReady={() => setMonacoReady(true)} />
          </Suspense>
        </MonacoErrorBoundary>
      )}
      {!isMonacoReady && <PlainEditor {...props} />}
    </div>
  );
}

interface ErrorBoundaryProps {
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** A class component, because React error boundaries must be classes. */
class MonacoErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
    showError(messages.plainEditor, { id: 'editor' });
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
