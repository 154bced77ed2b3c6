import { PromoCodesAdmin } from '../../features/payments/PromoCodesAdmin.tsx';
import { AdminSection } from './AdminSection.tsx';

/** Promo codes, and a form to create one. */
export function AdminPromoCodesPage() {
  return (
    <AdminSection title="Promo codes">
      <PromoCodesAdmin />
    </AdminSection>
  );
}
