import { Histogram, type Registry } from 'prom-client';

export type MeasureJob = (queue: string, job: string, outcome: 'done' | 'failed', seconds: number) => void;

/** Creates a histogram of job durations. Each retry counts separately. */
export function createJobMetrics(registry: Registry): MeasureJob {
  const existing = registry.getSingleMetric(name) as Histogram | undefined; // by another worker in this process
  const histogram = existing ?? createHistogram(registry);
  return (queue, job, outcome, seconds) => histogram.observe({ queue, job, outcome }, seconds);
}

const name = 'job_duration_seconds';

const createHistogram = (registry: Registry): Histogram =>
  new Histogram({
    name,
    help: 'Time a worker spent on a job, by queue, name and outcome.',
    labelNames: ['queue', 'job', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
