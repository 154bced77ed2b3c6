import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useFindPromoLinkQuery } from '../../features/payments/paymentsApi.ts';
import { builtInCoursePath, href } from '../../shared/paths.ts';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage.tsx';

export function PromoLinkPage() {
  const { name = '' } = useParams();
  // The server has redirected a registered name of the first page.
  const isFirstPage = useLocation().key === 'default';
  const canBePromoLink = !isFirstPage && /^[A-Za-z]{2,32}$/.test(name);
  const { currentData, isFetching } = useFindPromoLinkQuery({ params: { name } }, { skip: !canBePromoLink });
  if (currentData) {
    const { coursePath = builtInCoursePath, promoCode } = currentData;
    return <Navigate to={href.buy(coursePath, { promo: promoCode })} replace />;
  }
  return isFetching ? null : <NotFoundPage />;
}
