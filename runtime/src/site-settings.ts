import { practiceKinds } from '@dryrun/contracts/courses';
import { defaultSite, type Site } from '@dryrun/contracts/site';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { z } from 'zod';

/** An empty value counts as unset. */
export const unsetIfEmpty = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Names separated by commas. */
const practiceList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.enum(practiceKinds)));

const webAddress = z.url({ protocol: /^https?$/ });

/** Name and contacts, for the processes that show them. */
export const siteSettings = {
  SITE_NAME: unsetIfEmpty(z.string().max(60)),
  CONTACT_EMAIL: unsetIfEmpty(z.email()),
  VIDEO_CHANNEL_URL: unsetIfEmpty(webAddress),
  PROFESSIONAL_NETWORK_URL: unsetIfEmpty(webAddress),
};

/** Price and author of the built-in course. */
export const courseSettings = {
  /** In dollars. */
  COURSE_PRICE: unsetIfEmpty(z.coerce.number().min(0).max(10_000)),
  /** A fraction, such as 0.2 for 20%. */
  COURSE_DISCOUNT: unsetIfEmpty(z.coerce.number().min(0).max(1)),
  COURSE_PRACTICE_OFF: practiceList,
  AUTHOR_NAME: unsetIfEmpty(z.string()),
  AUTHOR_ROLE: z.string().default(''),
  AUTHOR_TEXT: z.string().default(''),
  AUTHOR_URL: unsetIfEmpty(webAddress),
  /** A square image file on the server. */
  AUTHOR_PICTURE: unsetIfEmpty(z.string()),
};

const schema = z.object({ ...siteSettings, ...courseSettings }).partial();

/** The path at which the BFF serves AUTHOR_PICTURE. */
export const authorPicturePath = '/images/author-picture';

/** Turns the settings of a process into those of the site. */
export function siteOf(settings: z.output<typeof schema>): Partial<Site> {
  const { AUTHOR_NAME, AUTHOR_ROLE = '', AUTHOR_TEXT = '', AUTHOR_URL, AUTHOR_PICTURE } = settings;
  return omitUndefined({
    name: settings.SITE_NAME,
    contactMail: settings.CONTACT_EMAIL,
    videoChannel: settings.VIDEO_CHANNEL_URL,
    professionalNetwork: settings.PROFESSIONAL_NETWORK_URL,
    price: settings.COURSE_PRICE,
    discountPercentage: settings.COURSE_DISCOUNT,
    practiceOff: settings.COURSE_PRACTICE_OFF?.length ? settings.COURSE_PRACTICE_OFF : undefined,
    author:
      AUTHOR_NAME === undefined
        ? undefined
        : {
            name: AUTHOR_NAME,
            role: AUTHOR_ROLE,
            text: AUTHOR_TEXT,
            imageUrl: AUTHOR_PICTURE === undefined ? defaultSite.author.imageUrl : authorPicturePath,
            links: AUTHOR_URL === undefined ? [] : [{ label: new URL(AUTHOR_URL).hostname, url: AUTHOR_URL }],
          },
  });
}
