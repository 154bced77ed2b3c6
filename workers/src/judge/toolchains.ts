import { createCpp } from './languages/c-cpp/c-cpp.ts';
import { createJava } from './languages/java/java.ts';
import { createPython3 } from './languages/python3/python3.ts';
import type { Toolchains } from './judging.ts';
import type { Sandbox } from './sandbox/sandbox.ts';

/** Makes every language ready; the first time on a machine this precompiles headers and archives classes. */
export async function createToolchains(sandbox: Sandbox, cache: string): Promise<Toolchains> {
  const [java, python3, cpp] = await Promise.all([
    createJava(sandbox, cache),
    createPython3(sandbox, cache),
    createCpp(sandbox, cache),
  ]);
  return { java, python3, c_cpp: cpp };
}
