import type { Output } from '@dryrun/contracts/endpoint';
import {
  createPaymentIntent,
  getCardForm,
  getPaymentStatus,
  getQuote,
  issueInvoice,
  listPayments,
  recordReading,
} from '@dryrun/contracts/payments';
import { findPromoLink, submitPromoCode } from '@dryrun/contracts/promo-codes';
import { requestRefund } from '@dryrun/contracts/refunds';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Not cached, because the price may change between two visits. */
    getQuote: build.query<Output<typeof getQuote>, Argument<typeof getQuote>>({
      query: request(getQuote),
      keepUnusedDataFor: 0,
    }),
    createPaymentIntent: build.mutation<
      Output<typeof createPaymentIntent>,
      Argument<typeof createPaymentIntent>
    >({ query: request(createPaymentIntent) }),
    submitPromoCode: build.mutation<Output<typeof submitPromoCode>, Argument<typeof submitPromoCode>>({
      query: request(submitPromoCode),
    }),
    getPaymentStatus: build.mutation<Output<typeof getPaymentStatus>, Argument<typeof getPaymentStatus>>({
      query: request(getPaymentStatus),
    }),
    getCardForm: build.query<Output<typeof getCardForm>, Argument<typeof getCardForm>>({
      query: request(getCardForm),
    }),
    findPromoLink: build.query<Output<typeof findPromoLink>, Argument<typeof findPromoLink>>({
      query: request(findPromoLink),
    }),
    listPayments: build.query<Output<typeof listPayments>, Argument<typeof listPayments>>({
      query: request(listPayments),
      providesTags: ['Payments'],
      keepUnusedDataFor: 0,
    }),
    recordReading: build.mutation<Output<typeof recordReading>, Argument<typeof recordReading>>({
      query: request(recordReading),
    }),
    requestRefund: build.mutation<Output<typeof requestRefund>, Argument<typeof requestRefund>>({
      query: request(requestRefund),
      invalidatesTags: ['Payments', 'User'],
    }),
    issueInvoice: build.mutation<Output<typeof issueInvoice>, Argument<typeof issueInvoice>>({
      query: request(issueInvoice),
      invalidatesTags: ['Payments'],
    }),
    /** Returns an object URL of the PDF, which the caller must revoke. */
    downloadInvoice: build.mutation<string, { readonly number: string }>({
      query: ({ number }) => ({
        url: `/payment/invoice/${encodeURIComponent(number)}/pdf`,
        cache: 'no-store',
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
      }),
    }),
  }),
});

export const {
  useGetQuoteQuery,
  useCreatePaymentIntentMutation,
  useSubmitPromoCodeMutation,
  useGetPaymentStatusMutation,
  useGetCardFormQuery,
  useFindPromoLinkQuery,
  useListPaymentsQuery,
  useRecordReadingMutation,
  useRequestRefundMutation,
  useIssueInvoiceMutation,
  useDownloadInvoiceMutation,
} = paymentsApi;
