import { useGetAuthOptionsQuery } from '../../shared/authOptionsApi.ts';

/** Where mails stay on this machine: the way to them. Nothing where they are really sent. */
export function InboxLink() {
  const { data } = useGetAuthOptionsQuery();
  return data?.hasInbox ? <a href="/dev/inbox">Open the local inbox</a> : null;
}
