import { TextEditor } from '../../features/editor/TextEditor.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';

export function EditorPage() {
  usePageTitle('Editor');
  return <TextEditor />;
}
