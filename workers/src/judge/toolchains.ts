import { createCpp } from './languages/c-cpp/c-cpp.ts';
import { createJava } from './languages/java/java.ts';
import { createPython3 } from './languages/python3/python3.ts';
import type { Toolchains } from './judging.ts';
import { compileBudget } from './limits.ts';
import type { Budget, Sandbox } from './sandbox/sandbox.ts';

/** Makes every language ready, each compilation with `budget`; the first time on a machine this precompiles headers and archives classes. */
export async function createToolchains(
  sandbox: Sandbox,
  cache: string,
  budget: Budget = compileBudget,
): Promise<Toolchains> {
  const [java, python3, cpp] = await Promise.all([
    createJava(sandbox, cache, budget),
    createPython3(sandbox, cache),
    createCpp(sandbox, cache, budget),
  ]);
  return { java, python3, c_cpp: cpp };
}
