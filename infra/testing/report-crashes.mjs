/**
 * Jest restarts a worker process that ends with an error and runs its test file again, which hides the crash. It fails the
 * file if a signal ended the process.
 */
if (process.send) {
  process.once('exit', (code) => {
    if (code !== 0) process.kill(process.pid, 'SIGKILL');
  });
}
