/** Loaded only when asked for: each worker has settings of its own, and the judge is a process without the others. */
const workers: Readonly<Record<string, () => Promise<void>>> = {
  judge: async () => (await import('./judge/start-judge.ts')).startJudge(),
  payments: async () => (await import('./payments/start-payments.ts')).startPayments(),
  mail: async () => (await import('./mail/start-mail.ts')).startMail(),
  accounts: async () => (await import('./accounts/start-accounts.ts')).startAccounts(),
};

const names = process.argv.slice(2);
const starts = names.map((name) => workers[name]);
const isAlone = names.length === 1 || !names.includes('judge');
if (starts.length > 0 && isAlone && starts.every((start) => start !== undefined)) {
  for (const start of starts) await start();
} else {
  process.stderr.write(
    `Usage: node main.ts <worker>..., of: ${Object.keys(workers).join(', ')}; the judge is a process of its own.\n`,
  );
  process.exitCode = 2;
}
