import { reportReasons, type Comment, type Reply, type ReportReason } from '@dryrun/contracts/blog';
import { messageOf } from '../../shared/error.ts';
import { Menu, MenuHeading, MenuItem } from '../../shared/ui/Menu.tsx';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { useReportCommentMutation } from './blogApi.ts';
import styles from './CommentActions.module.css';
import { messages, reportReasonNames } from './messages.ts';

export function ReportMenu({ comment }: { readonly comment: Comment | Reply }) {
  const [report] = useReportCommentMutation();
  const send = async (reason: ReportReason) => {
    try {
      const { message } = await report({ params: { id: comment.id }, body: { reason } }).unwrap();
      showToast(message);
    } catch (error) {
      showError(messageOf(error, messages.reportFailed));
    }
  };
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
