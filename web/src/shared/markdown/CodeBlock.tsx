import { langNames, langs, type Lang } from '@dryrun/contracts/language';
import { Tabs as Primitive } from 'radix-ui';
import { CopyButton } from '../ui/CopyButton.tsx';
import { useEditorLanguage } from '../useEditorLanguage.ts';
import type { Snippet } from './code-blocks.ts';
import styles from './CodeBlock.module.css';
import { HighlightedCode } from './HighlightedCode.tsx';

interface CodeBlockProps {
  readonly snippets: readonly Snippet[];
  /** Shows tabs even for a single language. */
  readonly isGroup?: boolean;
}

export function CodeBlock({ snippets, isGroup = snippets.length > 1 }: CodeBlockProps) {
  const [first] = snippets;
  if (!first) return null;
  return isGroup ? <CodeGroup snippets={snippets} /> : <SingleBlock {...first} />;
}

function SingleBlock({ code, lang, isText }: Snippet) {
  return (
    <div className={styles.block} data-single data-wrapped={isText || undefined}>
      <CopyButton text={code} className={styles.copy} />
      <HighlightedCode code={code} lang={lang} />
    </div>
  );
}

/** The same program in several languages. The selected language applies to all groups and the editor. */
function CodeGroup({ snippets }: { readonly snippets: readonly Snippet[] }) {
  const [language, setLanguage] = useEditorLanguage();
  const codeOf = (lang: Lang) => snippets.find((snippet) => snippet.lang === lang)?.code;
  return (
    <Primitive.Root
      className={styles.block}
      value={language}
      onValueChange={(lang) => setLanguage(lang as Lang)}
    >
      <div className={styles.bar}>
        <Primitive.List className={styles.tabs} aria-label="Programming language">
          {langs.map((lang) => (
            <Primitive.Trigger key={lang} value={lang} className={styles.tab}>
              {langNames[lang]}
            </Primitive.Trigger>
          ))}
        </Primitive.List>
        <CopyButton text={codeOf(language) ?? ''} />
      </div>
      {langs.map((lang) => {
        const code = codeOf(lang);
        return (
          <Primitive.Content key={lang} value={lang}>
            {code === undefined ? (
              <p className={styles.missing}>No {langNames[lang]} code available</p>
            ) : (
              <HighlightedCode code={code} lang={lang} />
            )}
          </Primitive.Content>
        );
      })}
    </Primitive.Root>
  );
}
