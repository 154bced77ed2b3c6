// Container health check: `node check-health.mjs <url>` fails unless the URL responds with a 2xx status.
const [address = ''] = process.argv.slice(2);
const response = await fetch(address).catch(() => undefined);
process.exitCode = response?.ok ? 0 : 1;
