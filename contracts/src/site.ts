/** Site name and contacts. Edit this file for another deployment. */
export const site = {
  name: 'Dry Run',
  /** Year of the copyright line. */
  since: 2021,
  description:
    'Prepare for technical interviews with lessons, real problems and a judge that shows what fails.',
  contactMail: 'hello@dryrun.example',
  videoChannel: 'https://www.youtube.com/@dryrun.example',
  professionalNetwork: 'https://www.linkedin.com/company/dryrun.example',
} as const;
