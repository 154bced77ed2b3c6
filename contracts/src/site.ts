import type { PracticeKind } from './courses.ts';

interface Author {
  readonly name: string;
  /** Former role, in a few words. */
  readonly role: string;
  /** Path of a square image on this site. */
  readonly imageUrl: string;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

/** The settings of an installation (docs/operations.md, Your site). */
export interface Site {
  readonly name: string;
  /** Year of the copyright line. */
  readonly since: number;
  readonly description: string;
  readonly contactMail: string;
  readonly videoChannel: string;
  readonly professionalNetwork: string;
  readonly author: Author;
  /** Price of the built-in course in dollars, and its discount as a fraction. */
  readonly price: number;
  readonly discountPercentage: number;
  /** Practice that the built-in course does not offer. */
  readonly practiceOff: PracticeKind[];
}

export const defaultSite: Site = {
  name: 'Dry Run',
  since: 2021,
  description:
    'Prepare for technical interviews with lessons, real problems and a judge that shows what fails.',
  contactMail: 'hello@dryrun.example',
  videoChannel: 'https://www.youtube.com/@dryrun.example',
  professionalNetwork: 'https://www.linkedin.com/company/dryrun.example',
  /** A demo author: this person does not exist. */
  author: {
    name: 'Robin Example',
    role: 'Former big-tech engineer',
    imageUrl: '/images/author.svg',
    text: 'Robin worked as a software engineer at large technology companies and sat on both sides of the interview table.',
    links: [],
  },
  price: 39,
  discountPercentage: 0,
  practiceOff: [],
};

const current = { ...defaultSite };

/** The settings of this installation. Read them when they are used, because a process sets them at its start. */
export const site: Site = current;

/** Sets the settings of this process or page. Missing ones get their default. */
export function configureSite(settings: Partial<Site>): void {
  Object.assign(current, defaultSite, settings);
}

export function changedSiteSettings(): Partial<Site> {
  const isChanged = ([name, value]: [string, unknown]) => value !== defaultSite[name as keyof Site];
  return Object.fromEntries(Object.entries(current).filter(isChanged)) as Partial<Site>;
}
