import { createCpp } from './c-cpp/c-cpp.ts';
import { createJava } from './java/java.ts';
import { createPython3 } from './python3/python3.ts';
import type { Toolchains, ToolchainOptions } from './toolchain.ts';

/** Takes long on a machine without a toolchain cache: precompiles headers and archives classes. */
export async function createToolchains(options: ToolchainOptions): Promise<Toolchains> {
  const [java, python3, cpp] = await Promise.all([
    createJava(options),
    createPython3(options),
    createCpp(options),
  ]);
  return { java, python3, c_cpp: cpp };
}

export async function closeToolchains(toolchains: Toolchains): Promise<void> {
  await Promise.all(Object.values(toolchains).map((toolchain) => toolchain.close()));
}
