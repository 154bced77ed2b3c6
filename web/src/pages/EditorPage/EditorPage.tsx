import { TextEditor } from '../../features/editor/TextEditor.tsx';

export function EditorPage() {
  return <TextEditor />;
}
