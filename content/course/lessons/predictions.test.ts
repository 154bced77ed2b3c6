import { slideshowSchema, type StepInput } from '@dryrun/contracts/lesson-format';
import { predictNext, type Prediction } from '@dryrun/contracts/prediction';
import { expect, test } from '@jest/globals';
import { stepGenerators } from './step-generators.ts';
import { randomInputOf } from './step-trials.ts';

function predictionsOf(name: string, input: unknown): Prediction[] {
  const steps = (stepGenerators.get(name) as (input: unknown) => StepInput[])(input);
  const slideshow = slideshowSchema.safeParse({ title: name, steps });
  if (!slideshow.success) return []; // too large to be drawn
  const pictures = slideshow.data.steps.map(({ picture }) => picture);
  return pictures.slice(1).flatMap((picture, i) => predictNext(pictures[i] ?? picture, picture));
}

test.each([...stepGenerators.keys()])('asks about the steps of %s with exactly one right option', (name) => {
  const predictions = Array.from({ length: 50 }, () => predictionsOf(name, randomInputOf(name))).flat();
  const faulty = predictions.filter(({ options, answer }) => {
    const isDistinct = new Set(options).size === options.length;
    return !isDistinct || options.filter((option) => option === answer).length !== 1 || options.includes('');
  });
  expect(faulty).toEqual([]);
  expect(predictions.length).toBeGreaterThan(0);
});
