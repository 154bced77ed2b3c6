import { readNeeds } from '../src/front-matter.ts';

// The client's build replaces this module, because it reads files (publicParts in web/build-plugins.ts).

/** The text lessons to read before a lesson or problem, by path, as its front matter lists them. */
export const needs = readNeeds();
