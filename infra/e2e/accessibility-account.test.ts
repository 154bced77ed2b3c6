import { testAccessibility } from './accessibility-scan.ts';
import { adminStates, loginStates } from './page-states.ts';
import { createUser } from './users.ts';

testAccessibility(loginStates);
testAccessibility(adminStates, () => createUser({ role: 'admin' }));
