/** Who teaches the course. */
export interface Author {
  readonly name: string;
  /** What they did before, in a few words. */
  readonly role: string;
  /** A square picture, as a path of this site. */
  readonly imageUrl: string;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

/**
 * PLACEHOLDER: this person does not exist. Whoever runs the site puts the real author here, with a name, a picture, a
 * short text and links; the course page and the blog take them from here, articles unless their front matter names another.
 */
export const author: Author = {
  name: 'Robin Example',
  role: 'Former big-tech engineer',
  imageUrl: '/images/author.svg',
  text: 'Robin worked as a software engineer at large technology companies and sat on both sides of the interview table.',
  links: [],
};
