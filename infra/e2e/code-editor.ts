import type { Page } from 'playwright-core';

/** Replaces the code in the editor. Pasting is faster than typing and starts no suggestions. */
export async function pasteCode(page: Page, code: string): Promise<void> {
  const editor = page.locator('.monaco-editor').first();
  await editor.waitFor();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await page.keyboard.press('ControlOrMeta+V');
}
