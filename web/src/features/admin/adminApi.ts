import {
  cancelEmail,
  endSessions,
  getOverview,
  getUser,
  listAdminPayments,
  listEnrollments,
  listGrantableCourses,
  listEmails,
  listUsers,
  resendUserConfirmation,
  retryEmail,
  setEnrollment,
  viewAccount,
} from '@dryrun/contracts/admin';
import { listAuditEntries } from '@dryrun/contracts/audit';
import { getJudgeHealth } from '@dryrun/contracts/judge-health';
import type { Output } from '@dryrun/contracts/endpoint';
import { changePromoCode, createPromoCode, listPromoCodes } from '@dryrun/contracts/promo-codes';
import { decideRefund, listRefunds, refundPayment } from '@dryrun/contracts/refunds';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';

export interface ListFilter {
  readonly accountId?: string;
  readonly search?: string;
  readonly state?: string;
  readonly template?: string;
  readonly act?: string;
}

const cursorPagination = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { readonly next: string | null }) => next ?? undefined,
};

interface PageRequest {
  readonly queryArg: ListFilter;
  readonly pageParam: string;
}

const pageArgument = ({ queryArg, pageParam }: PageRequest) => ({
  query: { ...queryArg, cursor: pageParam },
});

const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<Output<typeof getOverview>, Argument<typeof getOverview>>({
      query: request(getOverview),
      providesTags: ['Admin'],
    }),
    getJudgeHealth: build.query<Output<typeof getJudgeHealth>, Argument<typeof getJudgeHealth>>({
      query: request(getJudgeHealth),
    }),
    getAdminUser: build.query<Output<typeof getUser>, Argument<typeof getUser>>({
      query: request(getUser),
      providesTags: ['Admin'],
    }),
    listGrantableCourses: build.query<
      Output<typeof listGrantableCourses>,
      Argument<typeof listGrantableCourses>
    >({ query: request(listGrantableCourses) }),
    listUsers: build.infiniteQuery<Output<typeof listUsers>, ListFilter, string>({
      query: (page) => request(listUsers)(pageArgument(page)),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Admin'],
    }),
    listEnrollments: build.infiniteQuery<Output<typeof listEnrollments>, ListFilter, string>({
      query: (page) => request(listEnrollments)(pageArgument(page)),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Admin'],
    }),
    listAdminPayments: build.infiniteQuery<Output<typeof listAdminPayments>, ListFilter, string>({
      query: (page) => request(listAdminPayments)(pageArgument(page)),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Admin'],
    }),
    listRefunds: build.infiniteQuery<Output<typeof listRefunds>, ListFilter, string>({
      query: (page) => request(listRefunds)(pageArgument(page)),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Admin'],
    }),
    listEmails: build.infiniteQuery<Output<typeof listEmails>, ListFilter, string>({
      query: (page) => request(listEmails)(pageArgument(page)),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Admin'],
    }),
    listAuditEntries: build.infiniteQuery<Output<typeof listAuditEntries>, ListFilter, string>({
      query: (page) => request(listAuditEntries)(pageArgument(page)),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Admin'],
    }),
    listPromoCodes: build.infiniteQuery<Output<typeof listPromoCodes>, ListFilter, string>({
      query: (page) => request(listPromoCodes)(pageArgument(page)),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Admin'],
    }),
    createPromoCode: build.mutation<Output<typeof createPromoCode>, Argument<typeof createPromoCode>>({
      query: request(createPromoCode),
      invalidatesTags: ['Admin'],
    }),
    changePromoCode: build.mutation<Output<typeof changePromoCode>, Argument<typeof changePromoCode>>({
      query: request(changePromoCode),
      invalidatesTags: ['Admin'],
    }),
    endSessions: build.mutation<Output<typeof endSessions>, Argument<typeof endSessions>>({
      query: request(endSessions),
      invalidatesTags: ['Admin'],
    }),
    resendUserConfirmation: build.mutation<
      Output<typeof resendUserConfirmation>,
      Argument<typeof resendUserConfirmation>
    >({ query: request(resendUserConfirmation), invalidatesTags: ['Admin'] }),
    viewAccount: build.mutation<Output<typeof viewAccount>, Argument<typeof viewAccount>>({
      query: request(viewAccount),
      invalidatesTags: ['Admin'],
    }),
    setEnrollment: build.mutation<Output<typeof setEnrollment>, Argument<typeof setEnrollment>>({
      query: request(setEnrollment),
      invalidatesTags: ['Admin'],
    }),
    refundPayment: build.mutation<Output<typeof refundPayment>, Argument<typeof refundPayment>>({
      query: request(refundPayment),
      invalidatesTags: ['Admin'],
    }),
    decideRefund: build.mutation<Output<typeof decideRefund>, Argument<typeof decideRefund>>({
      query: request(decideRefund),
      invalidatesTags: ['Admin'],
    }),
    retryEmail: build.mutation<Output<typeof retryEmail>, Argument<typeof retryEmail>>({
      query: request(retryEmail),
      invalidatesTags: ['Admin'],
    }),
    cancelEmail: build.mutation<Output<typeof cancelEmail>, Argument<typeof cancelEmail>>({
      query: request(cancelEmail),
      invalidatesTags: ['Admin'],
    }),
  }),
});

export const {
  useGetOverviewQuery,
  useGetJudgeHealthQuery,
  useGetAdminUserQuery,
  useListGrantableCoursesQuery,
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
