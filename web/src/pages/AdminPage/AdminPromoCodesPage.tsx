import { PromoCodesAdmin } from '../../features/payments/PromoCodesAdmin.tsx';
import { AdminSection } from './AdminSection.tsx';

/** Promo codes, and the form that makes one. */
export function AdminPromoCodesPage() {
  return (
    <AdminSection title="Promo codes">
      <PromoCodesAdmin />
    </AdminSection>
  );
}
