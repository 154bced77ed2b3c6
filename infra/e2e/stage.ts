import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { startSystem, type System } from '../system/start-system.ts';
import { startBrowser } from './browser.ts';

/** The whole product, and a Chromium to use it with. */
interface Stage {
  readonly system: System;
  readonly browser: Browser;
}

/**
 * Starts the product and Chromium before the tests of a file and hands them over; stops them after the tests. `settings`
 * are added to the environment of the product's processes.
 */
export function setStage(
  ready: (stage: Stage) => void | Promise<void>,
  settings: Record<string, string> = {},
): void {
  let stage: Stage | undefined;
  beforeAll(async () => {
    const [system, browser] = await Promise.all([startSystem(settings), startBrowser()]);
    stage = { system, browser };
    await ready(stage);
  }, 180_000);
  afterAll(async () => {
    await stage?.browser.close();
    await stage?.system.stop();
  }, 60_000);
}
