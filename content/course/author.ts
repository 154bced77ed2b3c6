/** The author of the course. */
export interface Author {
  readonly name: string;
  /** Former role, in a few words. */
  readonly role: string;
  /** Path of a square image on this site. */
  readonly imageUrl: string;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

/**
 * PLACEHOLDER: replace it with the real author. The course page and the blog use it; a post's front matter can name another
 * author.
 */
export const author: Author = {
  name: 'Robin Example',
  role: 'Former big-tech engineer',
  imageUrl: '/images/author.svg',
  text: 'Robin worked as a software engineer at large technology companies and sat on both sides of the interview table.',
  links: [],
};
