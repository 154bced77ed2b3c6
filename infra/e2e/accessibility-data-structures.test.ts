import { testLessonAccessibility } from './accessibility-scan.ts';

// The texts of the section "Introduction" are among the public pages of page-states.ts.
testLessonAccessibility('Data structures', 9);
