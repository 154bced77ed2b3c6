import { langSchema, type Lang } from '@dryrun/contracts/language';
import { useLocalStorage } from './useLocalStorage.ts';

/** The saved language of the editor and of all code tabs; Java by default. */
export function useEditorLanguage(): [lang: Lang, choose: (lang: Lang) => void] {
  const [stored, write] = useLocalStorage('editorLanguage');
  const lang = langSchema.safeParse(stored);
  return [lang.success ? lang.data : 'java', write];
}
