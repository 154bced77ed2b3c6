import { expect, test } from '@jest/globals';
import { builtInCourse } from '@dryrun/content/course/outline';
import { listFaultsInBothThemes } from './axe.ts';
import { collectScriptErrors } from './script-errors.ts';
import { createOwner, openPage } from './users.ts';

const course = '/course/coding-interview';
/** The free texts of the introduction are among the public pages of page-states.ts. */
const texts = builtInCourse.sections
  .flatMap(({ name, lessons }) => (name === 'Introduction' ? [] : lessons))
  .filter(({ isCodingProblem }) => !isCodingProblem);

test.each([0, 4, 8, 12, 16])(
  'axe finds no errors in the texts, formulas, code and pictures of lessons, four from number %i on',
  async (from) => {
    const [first, ...others] = texts.slice(from, from + 4);
    if (!first) throw new Error('The course has fewer texts.');
    const page = await openPage(await createOwner(), { colorScheme: 'dark' });
    const scriptErrors = collectScriptErrors(page);
    const faults: Record<string, string[]> = {};
    const scan = async (name: string) => {
      const article = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { level: 1, name, exact: true }) });
      await article.getByRole('heading', { level: 2 }).first().waitFor();
      const found = await listFaultsInBothThemes(page, 'dark');
      if (found.length > 0) faults[name] = found;
    };
    await page.goto(`${course}/${first.urlPath}`);
    await scan(first.name);
    for (const { name } of others) {
      await page.getByRole('link', { name: `Next ${name}`, exact: true }).press('Enter');
      await scan(name);
    }
    expect([faults, scriptErrors]).toEqual([{}, []]);
  },
  60_000,
);

test('every text lesson is scanned', () => expect(texts).toHaveLength(20));
