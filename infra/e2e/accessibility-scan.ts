import { expect, test } from '@jest/globals';
import { listFaultsInBothThemes } from './axe.ts';
import { collectScriptErrors } from './script-errors.ts';
import type { PageState } from './page-states.ts';
import { openPage, type User } from './users.ts';

/** A test for each state: scans it in a wide and a narrow window, without an error of a script. `createReader` makes the user who opens it. */
export function testAccessibility(states: readonly PageState[], createReader?: () => Promise<User>): void {
  test.each(states.map((state) => ({ ...state })))(
    'axe finds no errors: $name',
    async ({ open, isNarrow = false }) => {
      const page = await openPage(await createReader?.(), { viewport: { width: 1440, height: 900 } });
      const scriptErrors = collectScriptErrors(page);
      if (!isNarrow) {
        await open(page);
        expect(await listFaultsInBothThemes(page, 'light')).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 900 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page);
      expect(await listFaultsInBothThemes(page, 'dark')).toEqual([]);
      expect(scriptErrors).toEqual([]);
    },
    60_000,
  );
}
