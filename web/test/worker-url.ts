/** In place of the address of a built worker: jsdom starts none. */
export default '/assets/worker.js';
