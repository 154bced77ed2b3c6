export { site } from '@dryrun/contracts/site';
