/** Texts of lessons. docs/product.md fixes those in its sections Lessons and Errors. */
export const messages = {
  notInPreview: 'This lesson is not available in the preview. Buy this course to start learning.',
  serverUnreachable: "The server can't be reached. Check your connection and try again.",
  markedAsCompleted: (name: string) => `${name} is marked as completed.`,
  courseFinished: 'That was the last lesson. Unfinished lessons have no check mark in the list.',
  completionFailed: 'Your progress could not be saved. Please try again.',
} as const;
