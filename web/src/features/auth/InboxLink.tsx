import { serverPaths } from '@dryrun/contracts/pages';
import { useGetAuthOptionsQuery } from '../../shared/authOptionsApi.ts';

/** Link to the development inbox. Renders nothing if the server sends real emails. */
export function InboxLink() {
  const { data } = useGetAuthOptionsQuery();
  return data?.hasInbox ? <a href={serverPaths.inbox}>Open the local inbox</a> : null;
}
