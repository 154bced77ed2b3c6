import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useFilters } from './useFilters.ts';

test('keeps both filters when the second is set before the first is rendered', () => {
  const { result } = renderHook(useFilters, { wrapper: MemoryRouter });
  act(() => {
    const { set } = result.current;
    set('search', 'learner@');
    set('state', 'failed');
  });
  expect(result.current.filter).toEqual({ search: 'learner@', state: 'failed' });
  act(() => result.current.set('state', ''));
  expect(result.current.filter).toEqual({ search: 'learner@' });
});
