import type { RunningRehearsal } from '@dryrun/contracts/rehearsal';

type Question = RunningRehearsal['questions'][number];

/** Words that say nothing about the subject of a question. */
const fillers = new Set(
  'a all an any are at be by can could do does each every for get given has have how i if in is it its many may me might must my need of on or shall should some that the there they this to us want we what when which will with would you your'.split(
    ' ',
  ),
);

/** "How long" and "how many" ask for different sizes, although their words are fillers. */
const sizePhrases = /\bhow (many|much|large|big|long|heavy|deep|often)\b/g;

/** Without endings, so that "values" finds "value" and "query" finds "queries". */
function stems(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(sizePhrases, 'how$1 size')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !fillers.has(word))
    .map((word) => word.replace(/(?:ies|y|es|s|ed|ing|e)$/, ''));
}

/** Whether the text has a word that says what the question is about. */
export const hasSubject = (typed: string): boolean =>
  stems(typed.toLowerCase().replaceAll(sizePhrases, '')).length > 0;

/** The questions that share the most words with the typed text, best first. */
export function findQuestions(
  questions: readonly Question[],
  typed: string,
  limit: number,
): readonly Question[] {
  const wanted = stems(typed);
  if (wanted.length === 0) return [];
  return questions
    .map((question) => ({ question, score: score(question, wanted) }))
    .filter(({ score: points }) => points > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ question }) => question);
}

/** A whole word counts more than its beginning, and a word of the question more than one of its other wordings. */
function score({ ask, also }: Question, wanted: readonly string[]): number {
  const asked = stems(ask);
  const other = also.flatMap(stems);
  return wanted.reduce((sum, word) => sum + (matches(asked, word) * 1.5 || matches(other, word)), 0);
}

function matches(words: readonly string[], wanted: string): number {
  if (words.includes(wanted)) return 1;
  return wanted.length >= 3 && words.some((word) => word.startsWith(wanted)) ? 0.6 : 0;
}
