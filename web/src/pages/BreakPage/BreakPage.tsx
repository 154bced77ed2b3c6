import { findLesson, findSignature } from '@dryrun/content/course/outline';
import { langNames } from '@dryrun/contracts/language';
import type { BreakExercise, OwnProgram } from '@dryrun/contracts/practice';
import type { Signature } from '@dryrun/contracts/signature';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useListBreakExercisesQuery } from '../../features/practice/practiceApi.ts';
import { builtInCoursePath, href } from '../../shared/paths.ts';
import { relativeTime } from '../../shared/relativeTime.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { useEditorLanguage } from '../../shared/useEditorLanguage.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { BreakAttempt } from './BreakAttempt.tsx';
import styles from './BreakPage.module.css';
import { ExamplesAttempt } from './ExamplesAttempt.tsx';
import { SuiteAttempt } from './SuiteAttempt.tsx';

/** Wrong programs of a problem, each to be broken by an input and explained. */
export function BreakPage() {
  const { coursePath, lessonPath = '' } = useParams();
  const lesson = findLesson(lessonPath);
  const signature = lesson?.questionId === undefined ? undefined : findSignature(lesson.questionId);
  if (coursePath !== builtInCoursePath || !signature) return <Navigate to={href.notFound()} replace />;
  return <Exercises key={lessonPath} signature={signature} />;
}

const modes = ['one', 'all', 'own', 'examples'] as const;
type Mode = (typeof modes)[number];

function Exercises({ signature }: { readonly signature: Signature }) {
  const title = `Break it: ${signature.name}`;
  usePageTitle(title);
  const { currentData, error, refetch } = useListBreakExercisesQuery({
    params: { questionPath: signature.path },
  });
  const [search, setSearch] = useSearchParams();
  const mode = modes.find((each) => each === search.get('mode')) ?? 'one';
  const setMode = (next: Mode) => setSearch(next === 'one' ? {} : { mode: next }, { replace: true });
  return (
    <Page title={title}>
      <p className={styles.intro}>
        Every program here is wrong. Find an input on which it fails, then say why. With the right reason it
        is solved. The{' '}
        <a href={href.lesson(builtInCoursePath, signature.path)} target="_blank" rel="noreferrer">
          question
        </a>{' '}
        opens in a new tab.
      </p>
      {!currentData && <Loading error={error} onRetry={refetch} lines={8} label="Loading the programs" />}
      {currentData?.exercises.length === 0 && (
        <Stack gap={4} align="start">
          <Text size="md">This problem has no programs to break yet.</Text>
          <ButtonLink to={href.lesson(builtInCoursePath, signature.path)}>Back to the question</ButtonLink>
        </Stack>
      )}
      {currentData && currentData.exercises.length > 0 && (
        <Tabs<Mode>
          label="Ways to practice"
          className={styles.modes}
          value={mode}
          onChange={setMode}
          tabs={[
            {
              id: 'one',
              label: 'One program',
              content: (
                <OneProgram
                  exercises={currentData.exercises}
                  signature={signature}
                  firstId={search.get('program')}
                />
              ),
            },
            {
              id: 'all',
              label: 'All at once',
              content: <SuiteAttempt suites={currentData.suites} signature={signature} />,
            },
            {
              id: 'own',
              label: 'Your submissions',
              content: <OwnPrograms programs={currentData.ownPrograms} signature={signature} />,
            },
            {
              id: 'examples',
              label: 'Examples first',
              content: <ExamplesAttempt signature={signature} />,
            },
          ]}
        />
      )}
    </Page>
  );
}

interface OneProgramProps {
  readonly exercises: readonly BreakExercise[];
  readonly signature: Signature;
  /** The program to open first, as in a link to it. */
  readonly firstId: string | null;
}

function OneProgram({ exercises: allExercises, signature, firstId }: OneProgramProps) {
  const [editorLang] = useEditorLanguage();
  const isForeign = (exercise: BreakExercise) => Number(exercise.lang !== editorLang);
  const exercises = allExercises.toSorted((a, b) => isForeign(a) - isForeign(b));
  // Stays on a program after it is solved, so that the learner can read the result.
  const [chosenId, setChosenId] = useState(() => firstId ?? nextExercise(exercises)?.id);
  const [takesFocus, setTakesFocus] = useState(false);
  const current = exercises.find(({ id }) => id === chosenId) ?? nextExercise(exercises);
  if (!current) return null;
  const { id, lang, code } = current;
  const solved = exercises.filter(({ isSolved }) => isSolved).length;
  return (
    <>
      <ProgramList
        label={`${solved} of ${exercises.length} solved`}
        programs={exercises.map(({ difficulty, ...each }, i) => ({
          ...each,
          name: `Program ${i + 1}`,
          detail: `${langNames[each.lang]}, ${difficulty}`,
        }))}
        currentId={id}
        onChoose={(chosen) => {
          setTakesFocus(false);
          setChosenId(chosen);
        }}
      />
      <BreakAttempt
        key={id}
        program={{ id, lang, code }}
        signature={signature}
        takesFocus={takesFocus}
        onNext={() => {
          setTakesFocus(true);
          setChosenId(nextExercise(exercises, id)?.id);
        }}
      />
    </>
  );
}

interface OwnProgramsProps {
  readonly programs: readonly OwnProgram[];
  readonly signature: Signature;
}

/** The learner's failing submissions. */
function OwnPrograms({ programs, signature }: OwnProgramsProps) {
  const [chosenId, setChosenId] = useState<string>();
  const current = programs.find(({ id }) => id === chosenId) ?? programs[0];
  if (!current)
    return (
      <Text size="md" className={styles.empty}>
        Submissions that fail appear here, so that you can find the input that breaks them.
      </Text>
    );
  return (
    <>
      <ProgramList
        label="Your last failing submissions"
        programs={programs.map(({ id, lang, statusMsg, submittedAt }) => ({
          id,
          name: statusMsg,
          detail: `${langNames[lang]}, ${relativeTime(submittedAt)}`,
          isSolved: false,
        }))}
        currentId={current.id}
        onChoose={setChosenId}
      />
      <BreakAttempt key={current.id} program={current} signature={signature} />
    </>
  );
}

/** The first unsolved exercise after the given one, else the first unsolved one, else the first. */
function nextExercise(exercises: readonly BreakExercise[], currentId?: string): BreakExercise | undefined {
  const position = exercises.findIndex(({ id }) => id === currentId);
  const unsolved = (exercise: BreakExercise) => !exercise.isSolved && exercise.id !== currentId;
  return exercises.slice(position + 1).find(unsolved) ?? exercises.find(unsolved) ?? exercises[0];
}

interface ProgramListProps {
  readonly label: string;
  readonly programs: readonly {
    readonly id: string;
    readonly name: string;
    readonly detail: string;
    readonly isSolved: boolean;
  }[];
  readonly currentId: string;
  readonly onChoose: (id: string) => void;
}

function ProgramList({ label, programs, currentId, onChoose }: ProgramListProps) {
  return (
    <Stack as="nav" gap={2} aria-label="Programs" className={styles.programs}>
      <Text>{label}</Text>
      <ol className={styles.list}>
        {programs.map(({ id, name, detail, isSolved }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.program}
              aria-current={id === currentId || undefined}
              onClick={() => onChoose(id)}
            >
              {isSolved && <Check size={14} aria-label="Solved" />}
              {name}
              <span className={styles.kind}>{detail}</span>
            </button>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
