import { PromoCodesAdmin } from '../../features/payments/PromoCodesAdmin.tsx';
import { AdminSection } from './AdminSection.tsx';

export function AdminPromoCodesPage() {
  return (
    <AdminSection title="Promo codes">
      <PromoCodesAdmin />
    </AdminSection>
  );
}
