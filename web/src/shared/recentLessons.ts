import { z } from 'zod';
import { parseJson } from './parseJson.ts';
import { readStored, writeStored } from './storage.ts';
import { useLocalStorage } from './useLocalStorage.ts';

const maxLessons = 5;

const recentLessonsSchema = z.array(z.object({ name: z.string(), to: z.string().startsWith('/') }));

export type RecentLesson = z.output<typeof recentLessonsSchema>[number];

/** Moves a lesson to the front of the recent lessons of this browser. */
export function rememberLesson(lesson: RecentLesson): void {
  const others = parse(readStored('recentLessons')).filter(({ to }) => to !== lesson.to);
  writeStored('recentLessons', JSON.stringify([lesson, ...others].slice(0, maxLessons)));
}

/** The lessons that were opened last in this browser, latest first. */
export function useRecentLessons(): readonly RecentLesson[] {
  return parse(useLocalStorage('recentLessons')[0]);
}

const parse = (storedJson: string | null): readonly RecentLesson[] =>
  recentLessonsSchema.safeParse(parseJson(storedJson)).data ?? [];
