import { Component, lazy, Suspense, type ReactNode } from 'react';
import { showError } from '../../../shared/ui/toast.tsx';
import type { EditorProps } from './editor.ts';
import { messages } from '../messages.ts';
import { PlainEditor } from './PlainEditor.tsx';

const Monaco = lazy(async () => {
  await import('./monacoEnvironment.ts'); // Must run before Monaco's modules load.
  return { default: (await import('./MonacoEditor.tsx')).MonacoEditor };
});

/** Shows a plain editor until Monaco has loaded, or permanently if loading fails. */
export function CodeEditor(props: EditorProps) {
  const plainEditor = <PlainEditor {...props} />;
  return (
    <MonacoErrorBoundary fallback={plainEditor}>
      <Suspense fallback={plainEditor}>
        <Monaco {...props} />
      </Suspense>
    </MonacoErrorBoundary>
  );
}

interface ErrorBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A class component, because React error boundaries must be classes. */
class MonacoErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    showError(messages.plainEditor, { id: 'editor' });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
