export const messages = {
  saved: 'Saved.',
  imageNotReadable: "Your browser can't read this picture. Choose a JPEG, PNG, WebP or GIF.",
  accessNotGivenUp: 'Please confirm that you give up your access.',
} as const;
