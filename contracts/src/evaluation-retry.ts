/**
 * Pauses in ms after which the server asks again for an evaluation that a busy judge dropped. In all longer than most runs
 * take, because a judge is busy while a run waits.
 */
export const evaluationRetryMs = [250, 500, 1000, 2000] as const;
