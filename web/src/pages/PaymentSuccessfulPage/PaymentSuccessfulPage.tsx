import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useGetMeQuery } from '../../features/users/usersApi.ts';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import styles from '../PaymentNotice.module.css';

/** Shown after a payment. Refetches the user, who now owns the course. */
export function PaymentSuccessfulPage() {
  const { refetch } = useGetMeQuery();
  usePageTitle('Payment successful');
  useEffect(() => {
    void refetch();
  }, [refetch]);
  return (
    <div className={styles.notice}>
      <CircleCheck size={40} className={styles.good} aria-hidden />
      <h1 className={styles.title}>Payment successful!</h1>
      <p className={styles.text}>The course is yours for a year. We're emailing you a receipt.</p>
      <ButtonLink to={href.myCourses()} variant="primary" size="lg">
        My courses
      </ButtonLink>
    </div>
  );
}
