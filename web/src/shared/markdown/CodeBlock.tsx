import { langNames, langs, type Lang } from '@dryrun/contracts/language';
import { Footprints } from 'lucide-react';
import { Tabs as Primitive } from 'radix-ui';
import { use, useRef, useState, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Text } from '../ui/Text.tsx';
import { useEditorLanguage } from '../useEditorLanguage.ts';
import type { Snippet } from './code-blocks.ts';
import styles from './CodeBlock.module.css';
import { HighlightedCode } from './HighlightedCode.tsx';
import { ProgramToolsContext, type Program } from './programs.ts';

interface CodeBlockProps {
  readonly snippets: readonly Snippet[];
  /** Shows tabs even for a single language. */
  readonly isGroup?: boolean;
}

export function CodeBlock({ snippets, isGroup = snippets.length > 1 }: CodeBlockProps) {
  const [first] = snippets;
  if (!first) return null;
  return isGroup ? <CodeGroup snippets={snippets} /> : <SingleBlock snippet={first} />;
}

function SingleBlock({ snippet }: { readonly snippet: Snippet }) {
  const { code, isText } = snippet;
  const stepper = useStepper(snippet);
  if (stepper.button) {
    return (
      <div className={styles.block} data-stepping={stepper.steps ? true : undefined}>
        <div className={styles.bar}>
          {stepper.button}
          <CopyButton text={code} />
        </div>
        {stepper.steps ?? <SnippetCode snippet={snippet} />}
      </div>
    );
  }
  return (
    <div className={styles.block} data-single data-wrapped={isText || undefined}>
      <CopyButton text={code} className={styles.copy} />
      <SnippetCode snippet={snippet} />
    </div>
  );
}

/** The same program in several languages. The selected language applies to all groups and the editor. */
function CodeGroup({ snippets }: { readonly snippets: readonly Snippet[] }) {
  const [language, setLanguage] = useEditorLanguage();
  const snippetOf = (lang: Lang) => snippets.find((snippet) => snippet.lang === lang);
  const stepper = useStepper(snippetOf(language));
  return (
    <Primitive.Root
      className={styles.block}
      data-stepping={stepper.steps ? true : undefined}
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
        <div className={styles.tools}>
          {stepper.button}
          <CopyButton text={snippetOf(language)?.code ?? ''} />
        </div>
      </div>
      {langs.map((lang) => {
        const snippet = snippetOf(lang);
        return (
          <Primitive.Content key={lang} value={lang}>
            {snippet ? (
              (stepper.steps ?? <SnippetCode snippet={snippet} />)
            ) : (
              <Text className={styles.missing}>No {langNames[lang]} code available</Text>
            )}
          </Primitive.Content>
        );
      })}
    </Primitive.Root>
  );
}

function SnippetCode({ snippet }: { readonly snippet: Snippet }) {
  const tools = use(ProgramToolsContext);
  const program = programOf(snippet);
  return tools && program ? (
    <Rendered render={() => tools.renderProgram(program)} />
  ) : (
    <HighlightedCode code={snippet.code} lang={snippet.lang} />
  );
}

function programOf({ programId, lang, code }: Snippet): Program | undefined {
  return programId === undefined || lang === undefined ? undefined : { id: programId, lang, code };
}

interface Stepper {
  /** Undefined for a program without a recording. */
  readonly button?: ReactNode;
  /** Replaces the code while the program is stepped through. */
  readonly steps?: ReactNode;
}

/** Remains open while the language changes. */
function useStepper(snippet: Snippet | undefined): Stepper {
  const tools = use(ProgramToolsContext);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const program = snippet?.isRecorded ? programOf(snippet) : undefined;
  if (!tools || !program) return {};
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return {
    button: (
      <Button
        ref={button}
        className={styles.step}
        size="sm"
        variant="quiet"
        icon={<Footprints size={14} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Step through
      </Button>
    ),
    steps: isOpen ? <Rendered render={() => tools.renderSteps(program, close)} /> : undefined,
  };
}

/** A component of its own, so that what is rendered keeps its own state. */
function Rendered({ render }: { readonly render: () => ReactNode }) {
  return render();
}
