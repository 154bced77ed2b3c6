import { createBrowserRouter } from 'react-router-dom';
import { patterns } from '../shared/paths.ts';

/** The route table. Each page is a file of its own, loaded when it is first visited. */
export function createRouter() {
  return createBrowserRouter([
    {
      path: patterns.home,
      children: [],
    },
  ]);
}
