import type { Output } from '@dryrun/contracts/endpoint';
import {
  changePromoCode,
  createPromoCode,
  decideRefund,
  listPromoCodes,
  listRefunds,
} from '@dryrun/contracts/payments';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';

const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPromoCodes: build.query<Output<typeof listPromoCodes>, Argument<typeof listPromoCodes>>({
      query: request(listPromoCodes),
      providesTags: ['PromoCodes'],
    }),
    createPromoCode: build.mutation<Output<typeof createPromoCode>, Argument<typeof createPromoCode>>({
      query: request(createPromoCode),
      invalidatesTags: ['PromoCodes'],
    }),
    changePromoCode: build.mutation<Output<typeof changePromoCode>, Argument<typeof changePromoCode>>({
      query: request(changePromoCode),
      invalidatesTags: ['PromoCodes'],
    }),
    listRefunds: build.query<Output<typeof listRefunds>, Argument<typeof listRefunds>>({
      query: request(listRefunds),
      providesTags: ['Refunds'],
    }),
    decideRefund: build.mutation<Output<typeof decideRefund>, Argument<typeof decideRefund>>({
      query: request(decideRefund),
      invalidatesTags: ['Refunds'],
    }),
  }),
});

export const {
  useListPromoCodesQuery,
  useCreatePromoCodeMutation,
  useChangePromoCodeMutation,
  useListRefundsQuery,
  useDecideRefundMutation,
} = adminApi;
