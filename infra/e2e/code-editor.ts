import { langNames, type Lang } from '@dryrun/contracts/language';
import type { Page } from 'playwright-core';

export async function chooseLanguage(page: Page, lang: Lang): Promise<void> {
  await page.getByRole('button', { name: /^Language:/ }).click();
  await page.getByRole('menuitemradio', { name: langNames[lang] }).click();
}

/** Replaces the code in the editor. Pasting is faster than typing and starts no suggestions. */
export async function pasteCode(page: Page, code: string): Promise<void> {
  const editor = page.locator('.monaco-editor').first();
  await editor.waitFor();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await page.keyboard.press('ControlOrMeta+V');
}
