import { readFile } from 'node:fs/promises';
import { practiceList } from '@dryrun/content/course/practice-list';
import { signatures } from '@dryrun/content/course/public-parts';
import { expect, test } from '@jest/globals';
import { listViolationsAt } from './axe.ts';
import { pasteCode } from './code-editor.ts';
import { waitForFocus } from './keyboard.ts';
import { createOwner, openPage } from './users.ts';

const warmUps = practiceList.filter(({ level }) => level === 'warm-up');
const all = practiceList.length + signatures.length;
const folder = new URL('../../content/course/practice/linked-list/return-trip/', import.meta.url);
const inPython = { localStorage: { editorLanguage: 'python3' }, viewport: { width: 1440, height: 900 } };

test('leads from a lesson to its practice, judges it, and leads on to the next problem', async () => {
  const page = await openPage(await createOwner(), inPython);
  await page.goto('/course/coding-interview/linked-list');
  const links = page.getByRole('region', { name: 'Warm-ups' });
  await links.getByRole('link', { name: /^untouched Return Trip/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Return Trip' }).waitFor();
  await pasteCode(page, await readFile(new URL('solutions/solution.py', folder), 'utf8'));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Approved' }).first().waitFor();
  expect(await listViolationsAt(page, [390, 1440])).toEqual([]);
  await page.getByRole('link', { name: /Middle Car/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Middle Car' }).waitFor();
});

test('filters the list by the URL, ignores unknown filters, and shows the state', async () => {
  const page = await openPage(await createOwner(), { viewport: { width: 1440, height: 900 } });
  await page.goto('/course/coding-interview/practice?level=warm-up&difficulty=odd');
  const rows = page.getByRole('table', { name: 'Problems' }).getByRole('row');
  await page.getByText(`${warmUps.length} of ${all} problems`, { exact: true }).waitFor();
  expect(await rows.count()).toBe(1 + warmUps.length);
  await page.getByRole('searchbox', { name: 'Search' }).fill('linked');
  const linked = warmUps.filter(({ group, teaches }) => /linked/i.test(`${group} ${teaches}`)).length;
  await page.getByText(`${linked} of ${all} problems`, { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?level=warm-up&difficulty=odd&search=linked');
  expect(await listViolationsAt(page, [390, 1440])).toEqual([]);
  await page.getByRole('combobox', { name: 'State' }).selectOption('solved');
  await page.getByText('No problem matches. Remove a filter to see more.').waitFor();
  await page.getByRole('button', { name: 'Remove filters' }).click();
  await rows.nth(all).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await waitForFocus(page.getByRole('searchbox', { name: 'Search' }));
});

test('shows the pattern of a transfer problem only to a learner who filters by it', async () => {
  const page = await openPage(await createOwner(), { viewport: { width: 1440, height: 900 } });
  const rows = page.getByRole('table', { name: 'Problems' }).getByRole('row');
  const noise = rows.filter({ hasText: 'Noise Meter' });
  await page.goto('/course/coding-interview/practice?level=transfer');
  await noise.getByText('Find it yourself').waitFor();
  await page.getByRole('combobox', { name: 'Pattern' }).selectOption('Two pointers and sliding window');
  await noise.getByText('Two pointers and sliding window').waitFor();
  await noise.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Noise Meter' }).waitFor();
  await page.getByText('Transfer · Medium').waitFor();
  expect(await page.getByText('Practice for').count()).toBe(0);
});
