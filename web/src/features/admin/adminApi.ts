import {
  dropMail,
  endSessions,
  getOverview,
  getUser,
  listAdminPayments,
  listEnrolments,
  listGrantableCourses,
  listMails,
  listUsers,
  resendUserConfirmation,
  retryMail,
  setEnrolment,
} from '@dryrun/contracts/admin';
import { listAuditEntries } from '@dryrun/contracts/audit';
import { getJudgeHealth } from '@dryrun/contracts/judge-health';
import type { Output } from '@dryrun/contracts/endpoint';
import { decideRefund, listRefunds, refundPayment } from '@dryrun/contracts/refunds';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';

/** What narrows a list; each list takes some of these. */
export interface ListFilter {
  readonly accountId?: string;
  readonly search?: string;
  readonly state?: string;
  readonly template?: string;
  readonly act?: string;
}

/** Pages are asked for by the cursor that came with the one before; the first has none. */
const pages = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { readonly next: string | null }) => next ?? undefined,
};

interface PageOfList {
  readonly queryArg: ListFilter;
  readonly pageParam: string;
}

const at = ({ queryArg, pageParam }: PageOfList) => ({ query: { ...queryArg, cursor: pageParam } });

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
      query: (page) => request(listUsers)(at(page)),
      infiniteQueryOptions: pages,
      providesTags: ['Admin'],
    }),
    listEnrolments: build.infiniteQuery<Output<typeof listEnrolments>, ListFilter, string>({
      query: (page) => request(listEnrolments)(at(page)),
      infiniteQueryOptions: pages,
      providesTags: ['Admin'],
    }),
    listAdminPayments: build.infiniteQuery<Output<typeof listAdminPayments>, ListFilter, string>({
      query: (page) => request(listAdminPayments)(at(page)),
      infiniteQueryOptions: pages,
      providesTags: ['Admin'],
    }),
    listRefunds: build.infiniteQuery<Output<typeof listRefunds>, ListFilter, string>({
      query: (page) => request(listRefunds)(at(page)),
      infiniteQueryOptions: pages,
      providesTags: ['Admin'],
    }),
    listMails: build.infiniteQuery<Output<typeof listMails>, ListFilter, string>({
      query: (page) => request(listMails)(at(page)),
      infiniteQueryOptions: pages,
      providesTags: ['Admin'],
    }),
    listAuditEntries: build.infiniteQuery<Output<typeof listAuditEntries>, ListFilter, string>({
      query: (page) => request(listAuditEntries)(at(page)),
      infiniteQueryOptions: pages,
      providesTags: ['Admin'],
    }),
    endSessions: build.mutation<Output<typeof endSessions>, Argument<typeof endSessions>>({
      query: request(endSessions),
      invalidatesTags: ['Admin'],
    }),
    resendUserConfirmation: build.mutation<
      Output<typeof resendUserConfirmation>,
      Argument<typeof resendUserConfirmation>
    >({ query: request(resendUserConfirmation), invalidatesTags: ['Admin'] }),
    setEnrolment: build.mutation<Output<typeof setEnrolment>, Argument<typeof setEnrolment>>({
      query: request(setEnrolment),
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
    retryMail: build.mutation<Output<typeof retryMail>, Argument<typeof retryMail>>({
      query: request(retryMail),
      invalidatesTags: ['Admin'],
    }),
    dropMail: build.mutation<Output<typeof dropMail>, Argument<typeof dropMail>>({
      query: request(dropMail),
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
  useListEnrolmentsInfiniteQuery,
  useListAdminPaymentsInfiniteQuery,
  useListRefundsInfiniteQuery,
  useListMailsInfiniteQuery,
  useListAuditEntriesInfiniteQuery,
  useEndSessionsMutation,
  useResendUserConfirmationMutation,
  useSetEnrolmentMutation,
  useRefundPaymentMutation,
  useDecideRefundMutation,
  useRetryMailMutation,
  useDropMailMutation,
} = adminApi;
