import { reviewResults } from '@dryrun/contracts/memory';
import { seededRandom } from '@dryrun/content/random';
import { expect, test } from '@jest/globals';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { reviewMemory, startMemory } from './memory-schedule.ts';

const dayMs = 24 * 3600 * 1000;
const start = new Date('2026-11-26T21:30:00Z');
const grades = { right: Rating.Good, helped: Rating.Hard, wrong: Rating.Again } as const;

test('schedules 1,000 random histories like ts-fsrs', () => {
  const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });
  const random = seededRandom(24);
  for (let i = 0; i < 1000; i += 1) {
    const first = random.pick(reviewResults);
    let at = new Date(start.getTime() + random.int(0, dayMs));
    let { card } = scheduler.next(createEmptyCard(at), at, grades[first]);
    let memory = startMemory(at, first);
    for (let reviews = random.int(1, 12); reviews > 0; reviews -= 1) {
      const result = random.pick(reviewResults);
      // Early, in time and late.
      at = new Date(at.getTime() + random.int(0, 60 * dayMs));
      card = scheduler.next(card, at, grades[result]).card;
      memory = reviewMemory(memory, at, result);
    }
    expect(memory).toEqual({
      stability: card.stability,
      difficulty: card.difficulty,
      reps: card.reps,
      lapses: card.lapses,
      lastReviewAt: card.last_review,
      scheduledAt: card.due,
    });
  }
});

const daysUntilDue = (first: 'right' | 'wrong', count: number): number[] => {
  let memory = startMemory(start, first);
  const days = [];
  for (let i = 0; i < count; i += 1) {
    days.push((memory.scheduledAt.getTime() - memory.lastReviewAt.getTime()) / dayMs);
    memory = reviewMemory(memory, memory.scheduledAt, 'right');
  }
  return days;
};

test('brings a mistake back on the next day, and a solved problem after three', () => {
  expect(daysUntilDue('wrong', 4)).toEqual([1, 3, 8, 22]);
  expect(daysUntilDue('right', 3)).toEqual([3, 14, 57]);
});
