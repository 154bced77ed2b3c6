import { isOnSale, type Course } from '@dryrun/contracts/courses';
import { longDate } from '@dryrun/contracts/long-date';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useCourse } from '../../features/courses/useCourse.ts';
import { PaymentForm } from '../../features/payments/PaymentForm.tsx';
import { useGetCardFormQuery, useGetQuoteQuery } from '../../features/payments/paymentsApi.ts';
import { PriceLines } from '../../features/payments/PriceLines.tsx';
import { PromoField } from '../../features/payments/PromoField.tsx';
import { TestCards } from '../../features/payments/TestCards.tsx';
import { useHardNavigation } from '../../features/payments/useHardNavigation.ts';
import { findActiveEnrollment } from '../../shared/enrollment.ts';
import { errorBodyOf, messageOf } from '../../shared/error.ts';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import styles from './CheckoutPage.module.css';
import { LoadFailedPage } from '../LoadFailedPage.tsx';

/** Checkout: the order, its price and the card form. Redirects owners to their courses. */
export function CheckoutPage() {
  const { coursePath = '' } = useParams();
  const courseQuery = useCourse(coursePath);
  switch (courseQuery.status) {
    case 'ready':
      return <CourseCheckout key={courseQuery.course.id} course={courseQuery.course} />;
    case 'missing':
      return <Navigate to={href.notFound()} replace />;
    case 'failed':
      return <LoadFailedPage />;
    case 'loading':
      return <Skeleton lines={6} label="Loading the course" />;
  }
}

function CourseCheckout({ course }: { readonly course: Course }) {
  const [query] = useSearchParams();
  const { user } = useSession();
  usePageTitle(`Buy ${course.title}`);
  const isExtension = query.get('extend') === '1';
  const isOwned = findActiveEnrollment(user, course) !== undefined;
  if (isOwned && !isExtension) return <Navigate to={href.myCourses()} replace />;
  if (!isOnSale(course)) return <Navigate to={href.course(course.path)} replace />;
  return <Checkout course={course} promo={query.get('promo') ?? ''} isExtension={isExtension} />;
}

interface CheckoutProps {
  readonly course: Course;
  readonly promo: string;
  readonly isExtension: boolean;
}

function Checkout({ course, promo, isExtension }: CheckoutProps) {
  const { user } = useSession();
  const [promoCode, setPromoCode] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isCheckingPromo, setCheckingPromo] = useState(false);
  const purchase = {
    coursesIds: [course.id],
    ...(promoCode !== null && { promoCode }),
    ...(isExtension && { extend: true }),
  };
  const { data: cardForm } = useGetCardFormQuery();
  const isDocumentReady = useHardNavigation(href.buy(''), cardForm?.provider === 'stripe');
  // `quote` keeps the previous price while a new one loads, so that the card form stays.
  const { data: quote, currentData: currentQuote, error, refetch } = useGetQuoteQuery({ body: purchase });

  if (errorBodyOf(error)?.code === 'course_already_owned' && !isExtension)
    return <Navigate to={href.myCourses()} replace />;
  return (
    <Page className={styles.page}>
      <Heading level={1} className={styles.title}>
        {isExtension ? 'Extend your access' : 'Checkout'}
      </Heading>
      <Card as="section" padding={6} gap={4} className={styles.summary} aria-label="Your order">
        <Heading level={2}>{course.title}</Heading>
        {quote && (
          <Text className={styles.until}>
            Access until {longDate(quote.accessUntil)}. No automatic renewal.
          </Text>
        )}
        {error && <Alert onRetry={refetch}>{messageOf(error)}</Alert>}
        {!quote && !error && <Skeleton lines={3} label="Loading the price" />}
        {quote && !error && <PriceLines quote={quote} />}
        <PromoField
          initial={promo}
          courseId={course.id}
          quote={currentQuote}
          isDisabled={isBusy}
          onChecking={setCheckingPromo}
          onApplied={setPromoCode}
        />
      </Card>
      <Stack as="section" gap={6} className={styles.payment} aria-label="Payment">
        {cardForm?.provider === 'none' && (
          <Alert tone="info">Card payments aren't set up here yet. Please come back later.</Alert>
        )}
        {cardForm?.provider === 'local' && quote?.totalCents !== 0 && <TestCards />}
        {quote && cardForm && user && isDocumentReady && cardForm.provider !== 'none' && (
          <PaymentForm
            quote={quote}
            isPriceCurrent={currentQuote !== undefined && !error && !isCheckingPromo}
            cardForm={cardForm}
            email={user.email}
            purchase={purchase}
            onBusy={setBusy}
          />
        )}
        {(!quote || !cardForm) && !error && <Skeleton lines={6} label="Loading the card form" />}
      </Stack>
    </Page>
  );
}
