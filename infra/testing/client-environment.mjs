import './report-crashes.mjs';

export { default } from '../../web/test/environment.ts';
