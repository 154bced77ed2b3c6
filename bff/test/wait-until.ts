/** Polls until the condition is true. It has no timeout of its own: the test's timeout ends it. */
export async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
}
