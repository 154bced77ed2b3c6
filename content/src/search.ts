import { isOnSale } from '@dryrun/contracts/courses';
import type { SearchHit } from '@dryrun/contracts/lessons';
import type { Catalog, CatalogLesson } from './catalog.ts';

/** A lesson's text between two headings. */
interface Passage {
  readonly entry: CatalogLesson;
  /** Whether it is the first of the lesson; only this one matches the lesson's name. */
  readonly isOpening: boolean;
  readonly section: SearchHit['section'];
  readonly heading: string | undefined;
  readonly anchor: string | undefined;
  readonly text: string;
  readonly lowerText: string;
  /** The bold words, which are the terms that a text explains, in lower case. */
  readonly lowerTerms: string;
}

/** Whether a user may read a lesson's own text, or the given section of a coding problem. */
type MayRead = (entry: CatalogLesson, section?: SearchHit['section']) => boolean;

/**
 * Searches and shows headings and text only if `mayRead` allows. Other lessons match by name only, which is public while
 * the course is on sale.
 */
export interface Search {
  find(query: string, mayRead: MayRead, maxResults?: number): SearchHit[];
}

/** Standard terms with the plain words that learners also search for. A query for one finds the others. */
const synonyms: readonly (readonly string[])[] = [
  ['cycle', 'circle'],
  ['knapsack', 'rucksack'],
  ['lca', 'ancestor'],
  ['memoization', 'memoisation'],
  ['recurrence', 'formula'],
  ['subarray', 'substring', 'stretch'],
  ['xor', 'exclusive'],
];

/** Creates a search over a catalog. Reads all texts on the first query. */
export function createSearch(catalog: Catalog): Search {
  let passages: readonly Passage[] | undefined;
  return {
    find(query, mayRead, maxResults = 20) {
      const words = (query.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).map(variantsOf);
      if (words.length === 0) return [];
      passages ??= readPassages(catalog);
      return passages
        .filter(({ entry }) => isOnSale(entry.course) || mayRead(entry))
        .map((passage) => (mayRead(passage.entry, passage.section) ? passage : nameOnly(passage)))
        .map((passage) => ({ passage, score: scoreOf(passage, words) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, maxResults)
        .map(({ passage }) => toHit(passage, words));
    },
  };
}

/** The word itself and its synonyms. */
function variantsOf(word: string): readonly string[] {
  const singular = word.replace(/s$/, '');
  return [word, ...(synonyms.find((group) => group.includes(singular)) ?? [])];
}

function readPassages(catalog: Catalog): Passage[] {
  return catalog.courses
    .flatMap((course) =>
      course.sections.flatMap(({ lessons }) => lessons.map((lesson) => ({ course, lesson }))),
    )
    .flatMap((entry) => {
      const text = catalog.findLessonText(entry.lesson.id);
      if (!text) return [];
      return [
        ...passagesOf(entry, undefined, text.lessonContent),
        ...passagesOf(entry, 'thought-process', text.solution),
        ...passagesOf(entry, 'best-solution', text.answer),
      ];
    });
}

function passagesOf(entry: CatalogLesson, section: SearchHit['section'], markdown: string): Passage[] {
  if (markdown === '') return [];
  const parts = markdown.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1\s*$/gm, '').split(/^(?=#{2,4} )/m);
  // Keep an opening passage for the lesson's name even if the text starts with a heading.
  if (section === undefined && parts[0]?.startsWith('#')) parts.unshift('');
  const seen = new Map<string, number>();
  return parts.map((part, i) => {
    const heading = /^#{2,4} (.+)$/m.exec(part)?.[1];
    const isHeaded = heading !== undefined && part.startsWith('#');
    const text = stripMarkdown(isHeaded ? part.slice(part.indexOf('\n') + 1) : part);
    return {
      entry,
      isOpening: section === undefined && i === 0,
      section,
      heading: isHeaded ? stripMarkdown(heading) : undefined,
      anchor: isHeaded ? slug(stripMarkdown(heading), seen) : undefined,
      text,
      lowerText: text.toLowerCase(),
      lowerTerms: [...part.matchAll(/\*\*(.+?)\*\*/g)]
        .map(([, term]) => term)
        .join(' ')
        .toLowerCase(),
    };
  });
}

/** Same algorithm as rehype-slug. */
function slug(heading: string, seen: Map<string, number>): string {
  const base = heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
  const count = seen.get(base) ?? 0;
  seen.set(base, count + 1);
  return count === 0 ? base : `${base}-${count}`;
}

function stripMarkdown(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]+>|[*_`|]|^:::.*$|^[-#>]+\s/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Removes the paid content of a passage, so it can neither be found nor shown. */
function nameOnly({ isOpening, entry }: Passage): Passage {
  return {
    entry,
    isOpening,
    section: undefined,
    heading: undefined,
    anchor: undefined,
    text: '',
    lowerText: '',
    lowerTerms: '',
  };
}

/**
 * Relevance score; 0 unless every word matches. A section that explains a term, in its heading or in bold, is worth more
 * than passages that only mention it, however often.
 */
function scoreOf(passage: Passage, words: readonly (readonly string[])[]): number {
  const { entry, isOpening, heading, lowerText, lowerTerms } = passage;
  const name = entry.lesson.name.toLowerCase();
  const title = heading?.toLowerCase() ?? '';
  const scoreOfWord = (word: string): number => {
    const inName = isOpening && name.includes(word) ? (name.startsWith(word) ? 14 : 10) : 0;
    const inTitle = title.includes(word) ? 5 : 0;
    const inTerms = lowerTerms.includes(word) ? 3 : 0;
    const mentions = Math.min(lowerText.split(word).length - 1, 10) / 5;
    return inName + inTitle + mentions === 0 ? 0 : inName + inTitle + inTerms + mentions;
  };
  const scores = words.map((variants) => Math.max(...variants.map(scoreOfWord)));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

const excerptCharacters = 150;

function toHit(
  { entry, section, heading, anchor, text, lowerText }: Passage,
  words: readonly (readonly string[])[],
): SearchHit {
  const places = words.flat().map((word) => lowerText.indexOf(word));
  const first = Math.min(...places.filter((i) => i >= 0), Infinity);
  const from = Number.isFinite(first) ? Math.max(0, first - 50) : 0;
  const excerpt = text.slice(from, from + excerptCharacters);
  return {
    coursePath: entry.course.path,
    lessonPath: entry.lesson.urlPath,
    lessonName: entry.lesson.name,
    ...(section && { section }),
    ...(heading !== undefined && { heading, anchor }),
    ...(excerpt && {
      excerpt: `${from > 0 ? '…' : ''}${excerpt}${from + excerptCharacters < text.length ? '…' : ''}`,
    }),
  };
}
