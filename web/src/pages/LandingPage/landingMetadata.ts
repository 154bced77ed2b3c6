import { lessonCount, problemCount } from '@dryrun/content/course/description';

export const landingMetadata = {
  title: 'Prepare for technical interviews by rehearsing them',
  description: `Prepare for technical interviews: ${lessonCount} lessons, ${problemCount} problems in Java, Python and C++, and a judge that shows which test fails and why. Six lessons are free.`,
};
