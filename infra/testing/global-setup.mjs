export { start as default } from './services.ts';
