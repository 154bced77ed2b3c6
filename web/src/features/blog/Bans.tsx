import { messageOf } from '../../shared/error.ts';
import { formatDateTime, relativeTime } from '../../shared/relativeTime.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import styles from './CommentsAdmin.module.css';
import { messages } from './messages.ts';
import { useBanCommenterMutation, useListBansQuery } from './moderationApi.ts';

export function Bans() {
  const { data: bans = [] } = useListBansQuery(undefined, { refetchOnMountOrArgChange: true });
  const [ban, { isLoading }] = useBanCommenterMutation();
  const liftBan = async (id: string) => {
    try {
      // An empty reason lifts the ban.
      const { message } = await ban({ params: { id }, body: { reason: '' } }).unwrap();
      showToast(message);
    } catch (error) {
      showError(messageOf(error, messages.decisionFailed));
    }
  };
  if (bans.length === 0) return null;
  return (
    <section aria-labelledby="comment-bans">
      <h2 id="comment-bans" className={styles.heading}>
        Banned from commenting
      </h2>
      <ul className={styles.list}>
        {bans.map(({ accountId, name, email, reason, creationTime }) => (
          <li key={accountId} className={styles.ban}>
            <div>
              <p className={styles.author}>
                <strong>{name}</strong> {email}
              </p>
              <p className={styles.facts}>
                <time dateTime={creationTime} title={formatDateTime(creationTime)}>
                  {relativeTime(creationTime)}
                </time>
                : {reason}
              </p>
            </div>
            <Button size="sm" disabled={isLoading} onClick={() => void liftBan(accountId)}>
              Lift ban
              <span className="visually-hidden"> on {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
