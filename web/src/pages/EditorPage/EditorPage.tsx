import { TextEditor } from '../../features/editor/TextEditor.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';

/** The Markdown editor, for admins. */
export function EditorPage() {
  usePageTitle('Editor');
  return <TextEditor />;
}
