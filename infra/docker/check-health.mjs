// The health check of a container: node check-health.mjs <address>, which must answer with a 2xx status.
const [address = ''] = process.argv.slice(2);
const response = await fetch(address).catch(() => undefined);
process.exitCode = response?.ok ? 0 : 1;
