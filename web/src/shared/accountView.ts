import { z } from 'zod';
import { parseJson } from './parseJson.ts';
import { href } from './paths.ts';
import { clearSessionStorage, readSessionStorage, writeSessionStorage } from './storage.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/** An admin's read-only view of an account, in one tab (docs/product.md, Admin). */
const accountViewSchema = z.object({ accountId: z.string(), name: z.string() });

export type AccountView = z.output<typeof accountViewSchema>;

/** Constant, because the browser can restore a page of the view after the view has ended. */
const openView = accountViewSchema.safeParse(parseJson(readSessionStorage('view'))).data ?? null;

/** The view in this tab. Null during hydration, because pages are prerendered for visitors. */
export function useAccountView(): AccountView | null {
  return useIsHydrated() ? openView : null;
}

/** Opens the account in this tab. Loads a new page, so that nothing of the admin's session is in its memory. */
export function startAccountView(view: AccountView, accessToken: string): void {
  clearSessionStorage();
  if (!writeSessionStorage('accessToken', accessToken) || !writeSessionStorage('view', JSON.stringify(view)))
    throw new Error('session storage is unavailable');
  window.location.assign(href.myCourses());
}

/** Returns to the admin's page about the account. */
export function leaveAccountView({ accountId }: AccountView): void {
  clearSessionStorage();
  window.location.assign(href.adminUser(accountId));
}
