import { PromoCodesAdmin } from '../features/payments/PromoCodesAdmin.tsx';
import { RefundsAdmin } from '../features/payments/RefundsAdmin.tsx';
import { usePageTitle } from '../shared/usePageTitle.ts';
import styles from './AdminPage.module.css';

/** What admins look after: refund requests and promo codes. */
export function AdminPage() {
  usePageTitle('Admin');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Admin</h1>
      <section className={styles.section} aria-labelledby="refunds">
        <h2 id="refunds" className={styles.heading}>
          Refund requests
        </h2>
        <RefundsAdmin />
      </section>
      <section className={styles.section} aria-labelledby="promo-codes">
        <h2 id="promo-codes" className={styles.heading}>
          Promo codes
        </h2>
        <PromoCodesAdmin />
      </section>
    </div>
  );
}
