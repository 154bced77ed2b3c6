import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { LoadFailedPage } from '../pages/LoadFailedPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage/NotFoundPage.tsx';
import { href, patterns } from '../shared/paths.ts';
import { Layout, LoadingLayout } from './layout/Layout.tsx';
import { RequireAdmin } from './layout/RequireAdmin.tsx';
import { RequireUser, requiresLogin } from './layout/RequireUser.tsx';

function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: { Component: load } };
}

const adminPages = (): RouteObject[] => [
  {
    index: true,
    lazy: {
      Component: async () => (await import('../pages/AdminPage/AdminOverviewPage.tsx')).AdminOverviewPage,
    },
  },
  page(
    patterns.adminUsers,
    async () => (await import('../pages/AdminPage/AdminUsersPage.tsx')).AdminUsersPage,
  ),
  page(patterns.adminUser, async () => (await import('../pages/AdminPage/AdminUserPage.tsx')).AdminUserPage),
  page(
    patterns.adminEnrollments,
    async () => (await import('../pages/AdminPage/AdminEnrollmentsPage.tsx')).AdminEnrollmentsPage,
  ),
  page(
    patterns.adminPayments,
    async () => (await import('../pages/AdminPage/AdminPaymentsPage.tsx')).AdminPaymentsPage,
  ),
  page(
    patterns.adminPromoCodes,
    async () => (await import('../pages/AdminPage/AdminPromoCodesPage.tsx')).AdminPromoCodesPage,
  ),
  page(
    patterns.adminComments,
    async () => (await import('../pages/AdminPage/AdminCommentsPage.tsx')).AdminCommentsPage,
  ),
  page(
    patterns.adminJudge,
    async () => (await import('../pages/AdminPage/AdminJudgePage.tsx')).AdminJudgePage,
  ),
  page(
    patterns.adminMail,
    async () => (await import('../pages/AdminPage/AdminEmailsPage.tsx')).AdminEmailsPage,
  ),
  page(
    patterns.adminAuditLog,
    async () => (await import('../pages/AdminPage/AdminAuditLogPage.tsx')).AdminAuditLogPage,
  ),
];

const fallbacks = { ErrorBoundary: LoadFailedPage, HydrateFallback: LoadingLayout };

/** Each router needs its own route table, because `loadMatchedRoutes` changes it. */
export const createRoutes = (): RouteObject[] => [
  {
    ...fallbacks,
    element: <Layout />,
    children: [
      page(patterns.home, async () => (await import('../pages/LandingPage/LandingPage.tsx')).LandingPage),
      page(patterns.login, async () => (await import('../pages/LoginPage/LoginPage.tsx')).LoginPage),
      page(patterns.signup, async () => (await import('../pages/SignupPage/SignupPage.tsx')).SignupPage),
      page(
        patterns.accountRecovery,
        async () =>
          (await import('../pages/AccountRecoveryPage/AccountRecoveryPage.tsx')).AccountRecoveryPage,
      ),
      page(
        patterns.passwordChange,
        async () => (await import('../pages/PasswordChangePage/PasswordChangePage.tsx')).PasswordChangePage,
      ),
      page(
        patterns.confirmEmail,
        async () => (await import('../pages/ConfirmEmailPage/ConfirmEmailPage.tsx')).ConfirmEmailPage,
      ),
      page(
        patterns.socialLogin,
        async () => (await import('../pages/SocialLoginPage/SocialLoginPage.tsx')).SocialLoginPage,
      ),
      page(
        patterns.undoDeletion,
        async () => (await import('../pages/UndoDeletionPage/UndoDeletionPage.tsx')).UndoDeletionPage,
      ),
      page(
        patterns.unsubscribe,
        async () => (await import('../pages/UnsubscribePage/UnsubscribePage.tsx')).UnsubscribePage,
      ),
      page(patterns.courses, async () => (await import('../pages/CoursesPage/CoursesPage.tsx')).CoursesPage),
      page(patterns.course, async () => (await import('../pages/CoursePage/CoursePage.tsx')).CoursePage),
      {
        element: <RequireUser />,
        handle: requiresLogin,
        children: [
          page(
            patterns.profile,
            async () => (await import('../pages/ProfilePage/ProfilePage.tsx')).ProfilePage,
          ),
          page(
            patterns.myCourses,
            async () => (await import('../pages/MyCoursesPage/MyCoursesPage.tsx')).MyCoursesPage,
          ),
        ],
      },
      page(patterns.blog, async () => (await import('../pages/BlogPage/BlogPage.tsx')).BlogPage),
      page(
        patterns.blogPost,
        async () => (await import('../pages/BlogPostPage/BlogPostPage.tsx')).BlogPostPage,
      ),
      page(patterns.faq, async () => (await import('../pages/TextPage/FaqPage.tsx')).FaqPage),
      page(patterns.terms, async () => (await import('../pages/TextPage/TermsPage.tsx')).TermsPage),
      page(patterns.privacy, async () => (await import('../pages/TextPage/PrivacyPage.tsx')).PrivacyPage),
      { path: patterns.termsAndConditions, element: <Navigate to={href.terms()} replace /> },
      {
        element: <RequireUser reason="You need to log in to purchase." />,
        handle: requiresLogin,
        children: [
          page(
            patterns.buy,
            async () => (await import('../pages/CheckoutPage/CheckoutPage.tsx')).CheckoutPage,
          ),
        ],
      },
      {
        element: <RequireUser />,
        handle: requiresLogin,
        children: [
          page(
            patterns.paymentProcessing,
            async () =>
              (await import('../pages/PaymentProcessingPage/PaymentProcessingPage.tsx'))
                .PaymentProcessingPage,
          ),
          page(
            patterns.paymentSuccessful,
            async () =>
              (await import('../pages/PaymentSuccessfulPage/PaymentSuccessfulPage.tsx'))
                .PaymentSuccessfulPage,
          ),
          page(
            patterns.paymentHistory,
            async () =>
              (await import('../pages/PaymentHistoryPage/PaymentHistoryPage.tsx')).PaymentHistoryPage,
          ),
        ],
      },
      {
        element: <RequireAdmin />,
        handle: requiresLogin,
        children: [
          {
            path: patterns.admin,
            lazy: { Component: async () => (await import('../pages/AdminPage/AdminPage.tsx')).AdminPage },
            children: adminPages(),
          },
        ],
      },
      page(
        patterns.promoLink,
        async () => (await import('../pages/PromoLinkPage/PromoLinkPage.tsx')).PromoLinkPage,
      ),
      { path: patterns.notFound, element: <NotFoundPage /> },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
  {
    ...fallbacks,
    element: <Layout isWorkspace />,
    children: [
      page(patterns.lesson, async () => (await import('../pages/LessonPage/LessonPage.tsx')).LessonPage),
      {
        element: <RequireAdmin />,
        handle: requiresLogin,
        children: [
          page(patterns.editor, async () => (await import('../pages/EditorPage/EditorPage.tsx')).EditorPage),
        ],
      },
    ],
  },
];
