import { readFileSync } from 'node:fs';
import { pageList } from '@dryrun/contracts/pages';
import { expect, test } from '@jest/globals';

const modules = pageList.flatMap(({ component, folder = component }) =>
  component ? [[component, `../pages/${folder}/${component}.tsx`] as const] : [],
);

test.each(modules)('exports the component %s from the module of its page', (component, module) => {
  const source = readFileSync(new URL(module, import.meta.url), 'utf8');
  expect(source).toContain(`export function ${component}(`);
});
