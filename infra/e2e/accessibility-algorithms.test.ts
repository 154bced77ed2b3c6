import { testLessonAccessibility } from './accessibility-scan.ts';

testLessonAccessibility('Algorithms', 11);
