import { monaco } from '../monaco.ts';
import { cppWords } from './cpp.ts';
import { javaWords } from './java.ts';
import { pythonWords } from './python.ts';

interface Words {
  readonly keywords: string;
  readonly names: string;
  readonly members: string;
}

/** Suggests members after `.` or `->`, elsewhere keywords and common library names. */
function registerCompletions(language: string, { keywords, names, members }: Words): void {
  const { Keyword, Class, Method } = monaco.languages.CompletionItemKind;
  monaco.languages.registerCompletionItemProvider(language, {
    triggerCharacters: ['.'],
    provideCompletionItems: (model, position) => {
      const { startColumn, endColumn } = model.getWordUntilPosition(position);
      const line = position.lineNumber;
      const range = new monaco.Range(line, startColumn, line, endColumn);
      const textBefore = model.getLineContent(line).slice(0, startColumn - 1);
      const items = (words: string, kind: monaco.languages.CompletionItemKind) =>
        words.split(' ').map((word) => ({ label: word, kind, insertText: word, range }));
      const isMember = /(?:\.|->)$/.test(textBefore);
      return {
        suggestions: isMember
          ? items(members, Method)
          : [...items(keywords, Keyword), ...items(names, Class)],
      };
    },
  });
}

registerCompletions('java', javaWords);
registerCompletions('python', pythonWords);
registerCompletions('cpp', cppWords);
