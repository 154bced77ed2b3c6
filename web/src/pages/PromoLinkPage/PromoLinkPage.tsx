import { promoLinkName } from '@dryrun/contracts/promo-codes';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useFindPromoLinkQuery } from '../../features/payments/paymentsApi.ts';
import { builtInCoursePath, href } from '../../shared/paths.ts';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage.tsx';

export function PromoLinkPage() {
  const { name = '' } = useParams();
  // The server has redirected a registered name of the first page.
  const isFirstPage = useLocation().key === 'default';
  const canBePromoLink = !isFirstPage && new RegExp(`^${promoLinkName}$`).test(name);
  const { currentData, isFetching } = useFindPromoLinkQuery({ params: { name } }, { skip: !canBePromoLink });
  if (currentData) {
    const { coursePath = builtInCoursePath, promoCode } = currentData;
    return <Navigate to={href.buy(coursePath, { promo: promoCode })} replace />;
  }
  return isFetching ? null : <NotFoundPage />;
}
