/** What this site is called, since when, and where its people are reached. The one place to change for one's own. */
export const site = {
  name: 'Dry Run',
  /** The year of the copyright line (specification, section 2). */
  since: 2021,
  description:
    'Prepare for technical interviews with lessons, real problems and a judge that shows what fails.',
  contactMail: 'hello@dryrun.example',
  videoChannel: 'https://www.youtube.com/@dryrun.example',
  professionalNetwork: 'https://www.linkedin.com/company/dryrun.example',
} as const;
