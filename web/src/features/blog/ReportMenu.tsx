import { reportReasons, type Comment, type Reply, type ReportReason } from '@dryrun/contracts/blog';
import { showResponse } from '../../shared/requestToast.ts';
import { Menu, MenuHeading, MenuItem } from '../../shared/ui/Menu.tsx';
import { useReportCommentMutation } from './blogApi.ts';
import styles from './CommentActions.module.css';
import { messages, reportReasonNames } from './messages.ts';

export function ReportMenu({ comment }: { readonly comment: Comment | Reply }) {
  const [report] = useReportCommentMutation();
  const send = (reason: ReportReason) =>
    showResponse(report({ params: { id: comment.id }, body: { reason } }).unwrap(), {
      fallback: messages.reportFailed,
    });
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={styles.action}>
          Report
        </button>
      }
    >
      <MenuHeading>Why are you reporting this?</MenuHeading>
      {reportReasons.map((reason) => (
        <MenuItem key={reason} onSelect={() => void send(reason)}>
          {reportReasonNames[reason]}
        </MenuItem>
      ))}
    </Menu>
  );
}
