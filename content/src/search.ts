import { flattenLessons, isOnSale } from '@dryrun/contracts/courses';
import type { SearchHit } from '@dryrun/contracts/lessons';
import GithubSlugger from 'github-slugger';
import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { Catalog, CatalogLesson } from './catalog.ts';

/** A lesson's text between two headings. */
interface Passage {
  readonly entry: CatalogLesson;
  /** The lesson's name in its opening passage, which is the only one that matches it; empty in others. */
  readonly name: string;
  readonly section: SearchHit['section'];
  readonly heading: string | undefined;
  readonly anchor: string | undefined;
  readonly text: string;
  /** The bold words, which are the terms that a text explains. */
  readonly boldWords: string;
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
  ['recurrence', 'formula'],
  ['subarray', 'substring', 'stretch'],
  ['xor', 'exclusive'],
];

const tokenize = (text: string): string[] => text.match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** Creates a search over a catalog. Reads all texts on the first query. */
export function createSearch(catalog: Catalog): Search {
  const index = new MiniSearch<Passage & { readonly id: number }>({
    fields: ['name', 'heading', 'boldWords', 'text'],
    tokenize,
    // A section that explains a term, in its heading or in bold, is worth more than one that only mentions it.
    searchOptions: {
      boost: { name: 24, heading: 4, boldWords: 2 },
      prefix: true,
      fuzzy: (word) => word.length > 5 && 0.2, // tolerates a typo
    },
  });
  let passages: readonly Passage[] = [];
  return {
    find(query, mayRead, maxResults = 20) {
      const words = tokenize(query.toLowerCase()).map(withSynonyms);
      if (words.length === 0) return [];
      if (passages.length === 0) {
        passages = readPassages(catalog);
        index.addAll(passages.map((passage, id) => ({ ...passage, id })));
      }
      const search = (isIncluded: (passage: Passage) => boolean, options?: SearchOptions) =>
        index
          .search({ combineWith: 'AND', queries: words }, options)
          .map(({ id, ...result }) => ({ ...result, passage: passages[id as number] as Passage }))
          .filter(({ passage }) => isIncluded(passage));
      const isReadable = ({ entry, section }: Passage) => mayRead(entry, section);
      const isNamePublic = (passage: Passage) => isOnSale(passage.entry.course) && !isReadable(passage);
      const named = search(isNamePublic, { fields: ['name'] });
      return [...search(isReadable), ...named.map((hit) => ({ ...hit, passage: nameOnly(hit.passage) }))]
        .sort((a, b) => b.score - a.score)
        .slice(0, maxResults)
        .map(({ passage, terms }) => toHit(passage, terms));
    },
  };
}

/** A query that matches the word or a synonym of it. */
function withSynonyms(word: string): Query {
  const singular = word.replace(/s$/, '');
  const group = synonyms.find((words) => words.includes(singular)) ?? [];
  return { combineWith: 'OR', queries: [word, ...group] };
}

function readPassages(catalog: Catalog): Passage[] {
  return catalog.courses
    .flatMap((course) => flattenLessons(course).map((lesson) => ({ course, lesson })))
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
  const slugger = new GithubSlugger();
  return parts.map((part, i) => {
    const isHeaded = part.startsWith('#');
    const heading = isHeaded ? stripMarkdown(/^#{2,4} (.+)$/m.exec(part)?.[1] ?? '') : undefined;
    return {
      entry,
      name: section === undefined && i === 0 ? entry.lesson.name : '',
      section,
      heading,
      anchor: heading === undefined ? undefined : slugger.slug(heading),
      text: stripMarkdown(isHeaded ? part.slice(part.indexOf('\n') + 1) : part),
      boldWords: [...part.matchAll(/\*\*(.+?)\*\*/g)].map(([, term]) => term).join(' '),
    };
  });
}

function stripMarkdown(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]+>|[*_`|]|^:::.*$|^[-#>]+\s/gm, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))) // of escapeHtml
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const excerptCharacters = 150;

/** Removes the paid content of a passage. */
function nameOnly({ entry, name }: Passage): Passage {
  return { entry, name, section: undefined, heading: undefined, anchor: undefined, text: '', boldWords: '' };
}

/** Shows the text around the first of the matched words. */
function toHit(
  { entry, section, heading, anchor, text }: Passage,
  matchedWords: readonly string[],
): SearchHit {
  const lowerText = text.toLowerCase();
  const places = matchedWords.map((word) => lowerText.indexOf(word));
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
