import {
  cancelEmail,
  endSessions,
  getOverview,
  getUser,
  listAdminCourses,
  listAdminPayments,
  listEnrollments,
  listGrantableCourses,
  listEmails,
  listSetup,
  listUsers,
  resendUserConfirmation,
  retryEmail,
  setEnrollment,
  viewAccount,
} from '@dryrun/contracts/admin';
import { listAuditEntries } from '@dryrun/contracts/audit';
import { getJudgeHealth } from '@dryrun/contracts/judge-health';
import { changePromoCode, createPromoCode, listPromoCodes } from '@dryrun/contracts/promo-codes';
import { decideRefund, listRefunds, refundPayment } from '@dryrun/contracts/refunds';
import { api } from '../../shared/api.ts';
import { request, type Request } from '../../shared/request.ts';

export interface ListFilter {
  readonly accountId?: string;
  readonly search?: string;
  readonly state?: string;
  readonly template?: string;
  readonly act?: string;
}

interface PageRequest {
  readonly queryArg: ListFilter;
  readonly pageParam: string;
}

/** Derives an infinite query from a list's request. Each page returns the cursor of the next. */
function paged<Page extends { readonly next: string | null }>(
  list: Request<Page, { readonly query: ListFilter & { readonly cursor: string } }>,
) {
  return {
    ...list,
    query: ({ queryArg, pageParam }: PageRequest) =>
      list.query({ query: { ...queryArg, cursor: pageParam } }),
    infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }: Page) => next ?? undefined },
    providesTags: ['Admin'] as const,
  };
}

const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query({ ...request(getOverview), providesTags: ['Admin'] }),
    getJudgeHealth: build.query(request(getJudgeHealth)),
    getAdminUser: build.query({ ...request(getUser), providesTags: ['Admin'] }),
    listGrantableCourses: build.query(request(listGrantableCourses)),
    listAdminCourses: build.query(request(listAdminCourses)),
    listSetup: build.query(request(listSetup)),
    listUsers: build.infiniteQuery(paged(request(listUsers))),
    listEnrollments: build.infiniteQuery(paged(request(listEnrollments))),
    listAdminPayments: build.infiniteQuery(paged(request(listAdminPayments))),
    listRefunds: build.infiniteQuery(paged(request(listRefunds))),
    listEmails: build.infiniteQuery(paged(request(listEmails))),
    listAuditEntries: build.infiniteQuery(paged(request(listAuditEntries))),
    listPromoCodes: build.infiniteQuery(paged(request(listPromoCodes))),
    createPromoCode: build.mutation({ ...request(createPromoCode), invalidatesTags: ['Admin'] }),
    changePromoCode: build.mutation({ ...request(changePromoCode), invalidatesTags: ['Admin'] }),
    endSessions: build.mutation({ ...request(endSessions), invalidatesTags: ['Admin'] }),
    resendUserConfirmation: build.mutation({
      ...request(resendUserConfirmation),
      invalidatesTags: ['Admin'],
    }),
    viewAccount: build.mutation({ ...request(viewAccount), invalidatesTags: ['Admin'] }),
    setEnrollment: build.mutation({ ...request(setEnrollment), invalidatesTags: ['Admin'] }),
    refundPayment: build.mutation({ ...request(refundPayment), invalidatesTags: ['Admin'] }),
    decideRefund: build.mutation({ ...request(decideRefund), invalidatesTags: ['Admin'] }),
    retryEmail: build.mutation({ ...request(retryEmail), invalidatesTags: ['Admin'] }),
    cancelEmail: build.mutation({ ...request(cancelEmail), invalidatesTags: ['Admin'] }),
  }),
});

export const {
  useGetOverviewQuery,
  useGetJudgeHealthQuery,
  useGetAdminUserQuery,
  useListGrantableCoursesQuery,
  useListAdminCoursesQuery,
  useListSetupQuery,
  useListUsersInfiniteQuery,
  useListEnrollmentsInfiniteQuery,
  useListAdminPaymentsInfiniteQuery,
  useListRefundsInfiniteQuery,
  useListEmailsInfiniteQuery,
  useListAuditEntriesInfiniteQuery,
  useListPromoCodesInfiniteQuery,
  useCreatePromoCodeMutation,
  useChangePromoCodeMutation,
  useEndSessionsMutation,
  useResendUserConfirmationMutation,
  useViewAccountMutation,
  useSetEnrollmentMutation,
  useRefundPaymentMutation,
  useDecideRefundMutation,
  useRetryEmailMutation,
  useCancelEmailMutation,
} = adminApi;
