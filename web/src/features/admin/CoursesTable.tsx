import type { AdminCourse } from '@dryrun/contracts/admin';
import { formatDollars, formatPercent } from '@dryrun/contracts/money';
import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import type { Tone } from '../../shared/ui/Badge.tsx';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { useListAdminCoursesQuery } from './adminApi.ts';
import { Code, Muted, Pill } from './Cells.tsx';
import styles from './CoursesTable.module.css';
import { onePage, RecordTable } from './RecordTable.tsx';

type Lesson = AdminCourse['sections'][number]['lessons'][number];

const states: Readonly<Record<AdminCourse['state'], { readonly tone: Tone; readonly label: string }>> = {
  draft: { tone: 'quiet', label: 'Draft' },
  'on-sale': { tone: 'good', label: 'On sale' },
  withdrawn: { tone: 'warn', label: 'Withdrawn' },
};

const courseColumns: readonly Column<AdminCourse>[] = [
  {
    head: 'Course',
    cell: ({ title, path, state }) => (
      <>
        {state === 'draft' ? title : <Link to={href.course(path)}>{title}</Link>}
        <Muted>{path}</Muted>
      </>
    ),
  },
  { head: 'State', cell: ({ state }) => <Pill tone={states[state].tone}>{states[state].label}</Pill> },
  {
    head: 'Price',
    isNumeric: true,
    cell: ({ price, discountPercentage }) => (
      <>
        {formatDollars(price)}
        {discountPercentage > 0 && <Muted>less {formatPercent(discountPercentage)}</Muted>}
      </>
    ),
  },
  { head: 'Owners', isNumeric: true, cell: ({ owners }) => owners.toLocaleString('en-US') },
  {
    head: 'Changed in',
    cell: ({ source }) =>
      source === 'settings' ? <Link to={href.adminSettings()}>Settings</Link> : <Code>course.yaml</Code>,
  },
];

export function CoursesTable() {
  const query = useListAdminCoursesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <RecordTable
        label="Courses"
        source={onePage(query)}
        columns={courseColumns}
        keyOf={({ id }) => String(id)}
        emptyText="No courses."
      />
      {query.data?.map((course) => (
        <Lessons key={course.id} course={course} />
      ))}
    </>
  );
}

interface LessonRow extends Lesson {
  readonly section: string;
  /** Undefined for a draft, which has no pages. */
  readonly url: string | undefined;
}

const lessonColumns: readonly Column<LessonRow>[] = [
  {
    head: 'Lesson',
    cell: ({ name, urlPath, url }) => (
      <>
        {url === undefined ? name : <Link to={url}>{name}</Link>}
        <Muted>{urlPath}</Muted>
      </>
    ),
  },
  { head: 'Section', cell: ({ section }) => section },
  { head: 'Kind', cell: ({ isCodingProblem }) => (isCodingProblem ? 'Problem' : 'Text') },
  { head: 'Access', cell: ({ preview }) => (preview ? <Pill tone="info">Free</Pill> : 'Owners') },
  { head: 'Minutes', isNumeric: true, cell: ({ minutes }) => minutes ?? '–' },
  { head: 'ID', isNumeric: true, cell: ({ id }) => id },
];

function Lessons({ course }: { readonly course: AdminCourse }) {
  const rows = course.sections.flatMap((section) =>
    section.lessons.map((lesson) => ({
      ...lesson,
      section: section.name,
      url: course.state === 'draft' ? undefined : href.lesson(course.path, lesson.urlPath),
    })),
  );
  const problems = rows.filter(({ isCodingProblem }) => isCodingProblem).length;
  return (
    <details className={styles.lessons}>
      <summary className={styles.summary}>
        {course.title}: {rows.length} lessons, {problems} of them coding problems
      </summary>
      <RecordTable
        label={`Lessons of ${course.title}`}
        source={onePage({ data: rows, isFetching: false, refetch: () => {} })}
        columns={lessonColumns}
        keyOf={({ id }) => String(id)}
        emptyText="No lessons."
      />
    </details>
  );
}
