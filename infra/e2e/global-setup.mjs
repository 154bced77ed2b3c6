export { start as default } from './shared-system.ts';
