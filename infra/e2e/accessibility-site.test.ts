import { testAccessibility } from './accessibility-scan.ts';
import { publicStates } from './page-states.ts';

testAccessibility(publicStates);
