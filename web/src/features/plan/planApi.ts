import {
  createCalendar,
  deletePlan,
  getPlacement,
  getPlan,
  revokeCalendar,
  savePlacement,
  savePlan,
} from '@dryrun/contracts/plan';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

/** A review or a new day of the interview changes the plan, and the plan sets the day of the interview. */
const planApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlan: build.query({ ...request(getPlan), providesTags: ['Memory'] }),
    savePlan: build.mutation({ ...request(savePlan), invalidatesTags: ['Memory', 'Profile'] }),
    deletePlan: build.mutation({ ...request(deletePlan), invalidatesTags: ['Memory'] }),
    getPlacement: build.query({ ...request(getPlacement) }),
    savePlacement: build.mutation({ ...request(savePlacement), invalidatesTags: ['Memory'] }),
    createCalendar: build.mutation({ ...request(createCalendar), invalidatesTags: ['Memory'] }),
    revokeCalendar: build.mutation({ ...request(revokeCalendar), invalidatesTags: ['Memory'] }),
  }),
});

export const {
  useGetPlanQuery,
  useSavePlanMutation,
  useDeletePlanMutation,
  useGetPlacementQuery,
  useSavePlacementMutation,
  useCreateCalendarMutation,
  useRevokeCalendarMutation,
} = planApi;
