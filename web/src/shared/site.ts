/** What the product is called and since when, in one place. */
export const site = {
  name: 'Dry Run',
  /** The year of the copyright line (specification, section 2). */
  since: 2021,
} as const;
