import { Navigate, useParams } from 'react-router-dom';
import { useFindPromoLinkQuery } from '../../features/payments/paymentsApi.ts';
import { builtInCoursePath, href } from '../../shared/paths.ts';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage.tsx';

export function PromoLinkPage() {
  const { name = '' } = useParams();
  const canBePromoLink = /^[A-Za-z]{2,32}$/.test(name);
  const { data, isLoading } = useFindPromoLinkQuery({ params: { name } }, { skip: !canBePromoLink });
  if (data) {
    const { coursePath = builtInCoursePath, promoCode } = data;
    return <Navigate to={href.buy(coursePath, { promo: promoCode })} replace />;
  }
  return isLoading ? null : <NotFoundPage />;
}
