import {
  createPaymentIntent,
  getCardForm,
  getPaymentStatus,
  getQuote,
  invoicePdfPath,
  issueInvoice,
  listPayments,
  recordReading,
} from '@dryrun/contracts/payments';
import { findPromoLink, submitPromoCode } from '@dryrun/contracts/promo-codes';
import { requestRefund } from '@dryrun/contracts/refunds';
import { api } from '../../shared/api.ts';
import { fileRequest, request } from '../../shared/request.ts';

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Not cached, because the price may change between two visits. */
    getQuote: build.query({ ...request(getQuote), keepUnusedDataFor: 0 }),
    createPaymentIntent: build.mutation(request(createPaymentIntent)),
    submitPromoCode: build.mutation(request(submitPromoCode)),
    getPaymentStatus: build.mutation(request(getPaymentStatus)),
    getCardForm: build.query(request(getCardForm)),
    findPromoLink: build.query(request(findPromoLink)),
    listPayments: build.query({ ...request(listPayments), providesTags: ['Payments'], keepUnusedDataFor: 0 }),
    recordReading: build.mutation(request(recordReading)),
    requestRefund: build.mutation({ ...request(requestRefund), invalidatesTags: ['Payments', 'User'] }),
    issueInvoice: build.mutation({ ...request(issueInvoice), invalidatesTags: ['Payments'] }),
    downloadInvoice: build.mutation(
      fileRequest((number: string) => invoicePdfPath.replace(':number', encodeURIComponent(number))),
    ),
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
