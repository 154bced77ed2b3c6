/** Who teaches the course. */
export interface Author {
  readonly name: string;
  /** What they did before, in a few words. */
  readonly role: string;
  /** A path of this site, or null for the first letter of the name. */
  readonly imageUrl: string | null;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

/**
 * PLACEHOLDER: this person does not exist. Whoever runs the site puts the real author here, with a name, a picture, a
 * short text and links; the course page and the blog take them from here.
 */
export const author: Author = {
  name: 'Robin Example',
  role: 'Former big-tech engineer',
  imageUrl: null,
  text: 'Robin worked as a software engineer at large technology companies and sat on both sides of the interview table.',
  links: [],
};
