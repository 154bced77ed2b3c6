import type { ComponentProps, ElementType } from 'react';

/** A step of the spacing scale in theme.css: 4 is `--space-4`, which is 16 px. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;

export const spaceOf = (step: Space): string => `var(--space-${step})`;

/** The props of a primitive that renders the element or component `as`, and passes the rest on to it. */
export type BoxProps<Tag extends ElementType, Own> = Own & {
  readonly as?: Tag;
  /** For the place and the size. It must not set what a prop sets. */
  readonly className?: string | undefined;
} & Omit<ComponentProps<Tag>, keyof Own | 'as' | 'className'>;
