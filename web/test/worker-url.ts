/** Mock URL of a worker; jsdom has no workers. */
export default '/assets/worker.js';
