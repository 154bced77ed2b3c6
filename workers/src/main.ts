/** Loaded only when asked for: each worker is a process of its own with settings of its own. */
const workers: Readonly<Record<string, () => Promise<void>>> = {
  judge: async () => (await import('./judge/start-judge.ts')).startJudge(),
};

const [name = ''] = process.argv.slice(2);
const start = workers[name];
if (start) await start();
else {
  process.stderr.write(`Usage: node main.ts <worker>, one of: ${Object.keys(workers).join(', ')}\n`);
  process.exitCode = 2;
}
