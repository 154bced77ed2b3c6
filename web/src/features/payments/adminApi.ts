import type { Output } from '@dryrun/contracts/endpoint';
import { changePromoCode, createPromoCode, listPromoCodes } from '@dryrun/contracts/promo-codes';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';

const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPromoCodes: build.infiniteQuery<Output<typeof listPromoCodes>, void, string>({
      query: ({ pageParam: cursor }) => request(listPromoCodes)({ query: { cursor } }),
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
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

export const { useListPromoCodesInfiniteQuery, useCreatePromoCodeMutation, useChangePromoCodeMutation } =
  adminApi;
