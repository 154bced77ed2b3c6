/** Window widths in px. The build inserts them for `(--below-md)` and `(--from-md)` in style sheets. */
export const breakpoints = { xs: 480, sm: 640, md: 768, lg: 960, xl: 1200 } as const;
