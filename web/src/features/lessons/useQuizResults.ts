import type { Lesson } from '@dryrun/contracts/courses';
import { useMemo } from 'react';
import { z } from 'zod';
import type { QuizResult, QuizResults } from '../../shared/blocks/quizResults.ts';
import { parseJson } from '../../shared/parseJson.ts';
import { useSession } from '../../shared/session.ts';
import { readStored, writeStored } from '../../shared/storage.ts';
import {
  useGetLessonAnnotationsQuery,
  useRecordQuizResultMutation,
  useReportQuizMissMutation,
} from './lessonsApi.ts';

const storedResults = z.record(
  z.string(),
  z.object({ answers: z.array(z.array(z.int())), isCorrect: z.boolean() }),
);

/** Stores a lesson's quiz results: in the account when logged in, else in this browser. */
export function useQuizResults({ id }: Lesson): QuizResults {
  const { isLoggedIn } = useSession();
  const { currentData } = useGetLessonAnnotationsQuery({ query: { id } }, { skip: !isLoggedIn });
  const [record] = useRecordQuizResultMutation();
  const [reportMiss] = useReportQuizMissMutation();
  return useMemo(() => {
    const results = new Map<string, QuizResult>(Object.entries(isLoggedIn ? {} : readLocal(id)));
    for (const { quizId, ...result } of currentData?.quizResults ?? []) results.set(quizId, result);
    return {
      read: (quizId) => results.get(quizId),
      write: (quizId, result) => {
        if (isLoggedIn) {
          // Failures are ignored: the quiz can be repeated at any time.
          const recordedResult = result && {
            answers: result.answers.map((chosen) => [...chosen]),
            isCorrect: result.isCorrect,
          };
          void record({ body: { lessonId: id, quizId, result: recordedResult ?? null } });
          return;
        }
        const { [quizId]: _, ...otherResults } = readLocal(id);
        writeStored(
          `quizzes:${id}`,
          JSON.stringify(result ? { ...otherResults, [quizId]: result } : otherResults),
        );
      },
      // Failures are ignored: a question that is missed again is reported again.
      reportMiss: (quizId, question, chosen) => {
        if (isLoggedIn) void reportMiss({ body: { lessonId: id, quizId, question, chosen: [...chosen] } });
      },
    };
  }, [id, isLoggedIn, currentData, record, reportMiss]);
}

const readLocal = (lessonId: number): z.output<typeof storedResults> =>
  storedResults.safeParse(parseJson(readStored(`quizzes:${lessonId}`))).data ?? {};
