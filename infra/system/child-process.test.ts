import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

test('stops a started process when the process that started it is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dry-run-child-'));
  const script = join(folder, 'script.mjs');
  writeFileSync(script, 'setInterval(() => undefined, 1000); console.log("started");');
  const module = join(import.meta.dirname, 'child-process.ts');
  const parent = spawn(
    process.execPath,
    [
      '--conditions=source',
      '--input-type=module',
      '-e',
      `import { startProcess } from '${module}'; startProcess('${script}', [], {});`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = await once(createInterface(parent.stdout), 'line');
  expect(line).toBe('started');
  const closed = once(parent.stdout, 'close'); // the last process with this pipe has exited
  parent.kill('SIGKILL');
  await closed;
  rmSync(folder, { recursive: true });
});
