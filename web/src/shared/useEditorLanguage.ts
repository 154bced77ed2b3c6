import { langSchema, type Lang } from '@dryrun/contracts/language';
import { useStored } from './useStored.ts';

/** The language of the editor and of every group of code tabs, remembered. Java until chosen otherwise. */
export function useEditorLanguage(): [lang: Lang, choose: (lang: Lang) => void] {
  const [stored, write] = useStored('editorLanguage');
  const lang = langSchema.safeParse(stored);
  return [lang.success ? lang.data : 'java', write];
}
