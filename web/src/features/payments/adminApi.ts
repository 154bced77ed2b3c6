import type { Output } from '@dryrun/contracts/endpoint';
import { changePromoCode, createPromoCode, listPromoCodes } from '@dryrun/contracts/promo-codes';
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
      invalidatesTags: ['PromoCodes', 'Admin'],
    }),
    changePromoCode: build.mutation<Output<typeof changePromoCode>, Argument<typeof changePromoCode>>({
      query: request(changePromoCode),
      invalidatesTags: ['PromoCodes', 'Admin'],
    }),
  }),
});

export const { useListPromoCodesQuery, useCreatePromoCodeMutation, useChangePromoCodeMutation } = adminApi;
