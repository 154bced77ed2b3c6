/** How pages introduce themselves to search engines and to people who are sent a link. */
export interface PageMetadata {
  readonly title?: string;
  readonly description: string;
}

export const landingMetadata: PageMetadata = {
  description:
    'Prepare for technical interviews: 42 lessons, 20 problems in Java, Python and C++, and a judge that shows which test fails and why. Six lessons are free.',
};

export const blogMetadata: PageMetadata & { readonly title: string } = {
  title: 'Blog',
  description: 'Articles on coding interviews and on the design of systems, with figures you can check.',
};
