import { expect, test } from '@jest/globals';
import { builtInCourse } from '@dryrun/content/course/outline';
import { listViolationsInBothThemes } from './axe.ts';
import type { PageState } from './page-states.ts';
import { collectScriptErrors } from './script-errors.ts';
import { createOwner, openPage, type User } from './users.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 900 };

/** Adds a test for each state. `createReader` creates the user who opens it. */
export function testAccessibility(states: readonly PageState[], createReader?: () => Promise<User>): void {
  test.each(states.map((state) => ({ ...state })))(
    'has no accessibility violations: $name',
    async ({ open, isNarrowOnly = false }) => {
      const page = await openPage(await createReader?.(), {
        viewport: isNarrowOnly ? narrow : wide,
        isTraced: false,
      });
      const scriptErrors = collectScriptErrors(page);
      await open(page);
      if (!isNarrowOnly) {
        expect(await listViolationsInBothThemes(page, 'light')).toEqual([]);
        await page.setViewportSize(narrow);
      }
      expect(await listViolationsInBothThemes(page, 'dark')).toEqual([]);
      expect(scriptErrors).toEqual([]);
    },
  );
}

const lessonsPerTest = 3;

/** Adds tests that scan the lessons of a section. Throws unless it has `count` lessons. */
export function testLessonAccessibility(sectionName: string, count: number): void {
  const section = builtInCourse.sections.find(({ name }) => name === sectionName);
  const lessons = section?.lessons ?? [];
  if (lessons.length !== count) throw new Error(`${sectionName} has ${lessons.length} lessons.`);
  const groups = Array.from({ length: Math.ceil(count / lessonsPerTest) }, (_, i) =>
    lessons.slice(i * lessonsPerTest, (i + 1) * lessonsPerTest),
  );
  test.each(groups.map((group) => ({ names: group.map(({ name }) => name).join(', '), group })))(
    'has no accessibility violations in lessons: $names',
    async ({ group: [firstLesson, ...rest] }) => {
      if (!firstLesson) throw new Error('No lesson.');
      const page = await openPage(await createOwner(), { colorScheme: 'dark', isTraced: false });
      const scriptErrors = collectScriptErrors(page);
      const violations: Record<string, string[]> = {};
      const scan = async (name: string) => {
        const article = page
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { level: 1, name, exact: true }) });
        await article.getByRole('heading', { level: 2 }).first().waitFor();
        const lines = await listViolationsInBothThemes(page, 'dark');
        if (lines.length > 0) violations[name] = lines;
      };
      await page.goto(`/course/coding-interview/${firstLesson.urlPath}`);
      await scan(firstLesson.name);
      for (const { name } of rest) {
        await page.getByRole('link', { name: `Next ${name}`, exact: true }).press('Enter');
        await scan(name);
      }
      expect([violations, scriptErrors]).toEqual([{}, []]);
    },
  );
}
