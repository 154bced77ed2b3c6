import { isFreePractice } from '@dryrun/content/course/free-practice';
import { builtInCourse, findLesson, findSignature } from '@dryrun/content/course/outline';
import { practiceGroups } from '@dryrun/content/course/patterns';
import { practiceList } from '@dryrun/content/course/practice-list';
import { useRef } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { AccessMark } from '../../features/lessons/AccessMark.tsx';
import { builtInCoursePath, href } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { ProblemMark, type Mark } from '../../shared/ui/ProblemMark.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { usePractice, type Practice } from '../../shared/usePractice.ts';
import { useUrlFilters } from '../../shared/useUrlFilters.ts';
import styles from './PracticePage.module.css';

const levelNames = { 'warm-up': 'Warm-up', problem: 'Problem', transfer: 'Transfer' } as const;
type Level = keyof typeof levelNames;

interface Item {
  readonly questionId: number;
  readonly name: string;
  readonly difficulty: 'Easy' | 'Medium' | 'Hard';
  readonly level: Level;
  readonly group: string;
  readonly task: string;
  readonly to: string;
  readonly isFree: boolean;
}

const items: readonly Item[] = practiceGroups.flatMap(({ name: group, paths }) => [
  ...practiceItems(group, 'warm-up'),
  ...paths.flatMap((path): Item[] => {
    const lesson = findLesson(path);
    const signature = findSignature(lesson?.questionId ?? -1);
    if (!lesson || !signature) return [];
    const { questionId, difficulty, name } = signature;
    const { teaches: task = '', preview: isFree } = lesson;
    const to = href.lesson(builtInCoursePath, path);
    return [{ questionId, name, difficulty, level: 'problem', group, task, to, isFree }];
  }),
  ...practiceItems(group, 'transfer'),
]);

function practiceItems(group: string, level: Exclude<Level, 'problem'>): Item[] {
  return practiceList
    .filter((entry) => entry.group === group && entry.level === level)
    .map((entry) => {
      const { questionId, name, difficulty, path } = entry.signature;
      const to = href.practiceProblem(builtInCoursePath, path);
      const isFree = isFreePractice(entry);
      return { questionId, name, difficulty, level, group, task: entry.teaches, to, isFree };
    });
}

const options = {
  pattern: practiceGroups.map(({ name }) => name),
  level: Object.keys(levelNames) as Level[],
  difficulty: ['Easy', 'Medium', 'Hard'],
  state: ['untouched', 'tried', 'solved'],
} as const;
type FilterName = keyof typeof options;
const filterNames = Object.keys(options) as FilterName[];
const names = [...filterNames, 'search'] as const;

/** All problems of the course by pattern: warm-ups, the problems of the lessons, and transfer problems. */
export function PracticePage() {
  const { coursePath } = useParams();
  const practice = usePractice();
  const { values, set } = useUrlFilters(names);
  const searchBox = useRef<HTMLInputElement>(null);
  if (coursePath !== builtInCourse.path) return <Navigate to={href.notFound()} replace />;
  const search = (values.search ?? '').trim().toLowerCase();
  const found = items.filter((item) => {
    const group = isPatternHidden(item, practice) ? '' : item.group;
    const text = `${item.name} ${item.task} ${group}`.toLowerCase();
    const matches = { ...item, pattern: item.group, state: stateOf(item, practice) };
    return (
      search.split(/\s+/).every((word) => text.includes(word)) &&
      filterNames.every((name) => chosen(name, values[name]) === '' || matches[name] === values[name])
    );
  });
  const rows = found.map((item) => ({
    ...item,
    mark: stateOf(item, practice),
    isPatternShown: chosen('pattern', values.pattern) !== '' || !isPatternHidden(item, practice),
  }));
  const solved = items.filter((item) => stateOf(item, practice) === 'solved').length;
  return (
    <Page title="Practice">
      <Stack gap={6}>
        <Text size="md">
          {items.length} problems by pattern, {solved} solved. Warm-ups follow a lesson and take about ten
          minutes. Transfer problems show their pattern once you have solved them, or if you filter by it.
        </Text>
        <search className={styles.filters}>
          <Field
            label="Search"
            type="search"
            ref={searchBox}
            value={values.search ?? ''}
            onChange={({ target }) => set('search', target.value)}
          />
          {filterNames.map((name) => (
            <Select
              key={name}
              label={labels[name]}
              value={chosen(name, values[name])}
              onChange={({ target }) => set(name, target.value)}
            >
              <option value="">All</option>
              {options[name].map((option) => (
                <option key={option} value={option}>
                  {name === 'level' ? levelNames[option as Level] : capitalize(option)}
                </option>
              ))}
            </Select>
          ))}
        </search>
        <Row gap={3} className={styles.found}>
          <Text role="status">
            {found.length === items.length ? 'All' : `${found.length} of`} {items.length} problems
          </Text>
          {found.length < items.length && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                for (const name of names) set(name, '');
                searchBox.current?.focus(); // this button disappears
              }}
            >
              Remove filters
            </Button>
          )}
        </Row>
        <DataTable
          label="Problems"
          rows={rows.toSorted(byShownPattern)}
          keyOf={({ questionId }) => String(questionId)}
          emptyText="No problem matches. Remove a filter to see more."
          columns={columns}
        />
      </Stack>
    </Page>
  );
}

type ListedItem = Item & { readonly mark: Mark; readonly isPatternShown: boolean };

/** Problems whose pattern is hidden come last, by name: between problems of their pattern, they would give it away. */
function byShownPattern(a: ListedItem, b: ListedItem): number {
  if (a.isPatternShown !== b.isPatternShown) return a.isPatternShown ? -1 : 1;
  return a.isPatternShown ? 0 : a.name.localeCompare(b.name);
}

const columns: readonly Column<ListedItem>[] = [
  {
    head: 'Problem',
    isRowHeader: true,
    cell: ({ mark, to, name, isFree }) => (
      <Row gap={2} className={styles.name}>
        <ProblemMark mark={mark} isLabeled />
        <Link to={to}>{name}</Link>
        <AccessMark isFree={isFree} />
      </Row>
    ),
  },
  { head: 'Task', cell: ({ task }) => task },
  { head: 'Pattern', cell: ({ group, isPatternShown }) => (isPatternShown ? group : 'Find it yourself') },
  {
    head: 'Level',
    cell: ({ level, difficulty }) => (
      <span className={styles.level}>
        {levelNames[level]}, {difficulty.toLowerCase()}
      </span>
    ),
  },
];

const labels: Readonly<Record<FilterName, string>> = {
  pattern: 'Pattern',
  level: 'Level',
  difficulty: 'Difficulty',
  state: 'State',
};

/** An unknown value in the URL is ignored. */
function chosen(name: FilterName, value: string | undefined): string {
  return (options[name] as readonly string[]).find((option) => option === value) ?? '';
}

function stateOf({ questionId }: Item, { solved, tried }: Practice): Mark {
  if (solved.has(questionId)) return 'solved';
  return tried.has(questionId) ? 'tried' : 'untouched';
}

function isPatternHidden(item: Item, practice: Practice): boolean {
  return item.level === 'transfer' && stateOf(item, practice) !== 'solved';
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
