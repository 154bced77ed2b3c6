import { Component, lazy, Suspense, type ReactNode } from 'react';
import { showError } from '../../../shared/ui/toast.tsx';
import type { EditorProps } from './editor.ts';
import { messages } from '../messages.ts';
import { PlainEditor } from './PlainEditor.tsx';

const Monaco = lazy(async () => {
  await import('./monacoEnvironment.ts'); // before Monaco, whose parts ask for it as soon as they are loaded
  return { default: (await import('./MonacoEditor.tsx')).MonacoEditor };
});

/** The editor of the product: the text at once, Monaco in its place when loaded, the text again if that fails. */
export function CodeEditor(props: EditorProps) {
  const plain = <PlainEditor {...props} />;
  return (
    <MonacoFailure instead={plain}>
      <Suspense fallback={plain}>
        <Monaco {...props} />
      </Suspense>
    </MonacoFailure>
  );
}

interface FailureProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** A class because only a class can catch what a child throws. */
class MonacoFailure extends Component<FailureProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    showError(messages.plainEditor, { id: 'editor' });
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
