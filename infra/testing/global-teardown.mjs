export { end as default } from './services.ts';
