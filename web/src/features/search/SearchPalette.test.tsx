import { searchLessons } from '@dryrun/contracts/lessons';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderWith } from '../../../test/render.tsx';
import { mockEndpoint, server } from '../../../test/server.ts';
import { rememberLesson } from '../../shared/recentLessons.ts';
import { SearchButton } from './SearchButton.tsx';

async function openSearch() {
  const page = renderWith(<SearchButton />);
  await page.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Search the lessons' });
  return page;
}

test('suggests the lessons opened last and the sections before a query', async () => {
  rememberLesson({ name: 'Arrays', to: '/course/coding-interview/array' });
  rememberLesson({ name: 'Heaps', to: '/course/coding-interview/heap' });
  rememberLesson({ name: 'Arrays', to: '/course/coding-interview/array' });
  const { user, router } = await openSearch();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'ArraysOpened recently',
    'HeapsOpened recently',
    'Introduction2 lessons',
    'Data structures9 lessons',
    'Algorithms11 lessons',
    'Coding questions20 lessons',
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/course/coding-interview'));
  expect(router.state.location.hash).toBe('#data-structures');
});

test('highlights the words of the query', async () => {
  server.use(
    mockEndpoint(searchLessons, () => [
      {
        coursePath: 'coding-interview',
        lessonPath: 'heap',
        lessonName: 'Heaps',
        heading: 'A heap in C++',
        anchor: 'a-heap-in-c',
        excerpt: 'The heap of the c++ library.',
      },
    ]),
  );
  const { user } = await openSearch();
  await user.type(screen.getByRole('combobox'), 'c++ heap');
  const option = await screen.findByRole('option', { name: /A heap in C\+\+/ });
  expect([...option.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'heap',
    'C++',
    'heap',
    'c++',
  ]);
});
