import { testLessonAccessibility } from './accessibility-scan.ts';

// page-states.ts covers the lessons of the section "Introduction".
testLessonAccessibility('Data structures', 9);
