import { PromoCodeForm } from '../../features/admin/PromoCodeForm.tsx';
import { PromoCodesTable } from '../../features/admin/PromoCodesTable.tsx';
import { AdminSection } from './AdminSection.tsx';

export function AdminPromoCodesPage() {
  return (
    <AdminSection title="Promo codes">
      <PromoCodeForm />
      <PromoCodesTable />
    </AdminSection>
  );
}
