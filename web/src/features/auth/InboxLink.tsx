import { useGetAuthOptionsQuery } from '../../shared/authOptionsApi.ts';

/** Link to the development inbox; nothing where emails are really sent. */
export function InboxLink() {
  const { data } = useGetAuthOptionsQuery();
  return data?.hasInbox ? <a href="/dev/inbox">Open the local inbox</a> : null;
}
