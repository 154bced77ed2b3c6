import * as contract from '@dryrun/contracts/rehearsal';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

const rehearsalApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRehearsals: build.query({ ...request(contract.listRehearsals), providesTags: ['Rehearsals'] }),
    startRehearsal: build.mutation({
      ...request(contract.startRehearsal),
      invalidatesTags: ['Rehearsals'],
    }),
    getRehearsal: build.query({ ...request(contract.getRehearsal), providesTags: ['Rehearsals'] }),
    openRehearsal: build.mutation(request(contract.openRehearsal)),
    appendEdits: build.mutation(request(contract.appendEdits)),
    askQuestion: build.mutation({ ...request(contract.askQuestion), invalidatesTags: ['Rehearsals'] }),
    startStage: build.mutation({ ...request(contract.startStage), invalidatesTags: ['Rehearsals'] }),
    writeRehearsalNotes: build.mutation(request(contract.writeRehearsalNotes)),
    checkRehearsalExamples: build.mutation({
      ...request(contract.checkRehearsalExamples),
      invalidatesTags: ['Rehearsals'],
    }),
    runRehearsal: build.mutation(request(contract.runRehearsal)),
    submitRehearsal: build.mutation(request(contract.submitRehearsal)),
    checkRehearsal: build.query(request(contract.checkRehearsal)),
    endRehearsal: build.mutation({ ...request(contract.endRehearsal), invalidatesTags: ['Rehearsals'] }),
    tryOwnTests: build.mutation({ ...request(contract.tryOwnTests), invalidatesTags: ['Rehearsals'] }),
    writeRubric: build.mutation(request(contract.writeRubric)),
    getReplay: build.query(request(contract.getReplay)),
    shareReplay: build.mutation({ ...request(contract.shareReplay), invalidatesTags: ['Rehearsals'] }),
    unshareReplay: build.mutation({ ...request(contract.unshareReplay), invalidatesTags: ['Rehearsals'] }),
    deleteRehearsal: build.mutation({
      ...request(contract.deleteRehearsal),
      invalidatesTags: ['Rehearsals'],
    }),
    getSharedReplay: build.query(request(contract.getSharedReplay)),
  }),
});

export const {
  useListRehearsalsQuery,
  useStartRehearsalMutation,
  useGetRehearsalQuery,
  useOpenRehearsalMutation,
  useAppendEditsMutation,
  useAskQuestionMutation,
  useStartStageMutation,
  useWriteRehearsalNotesMutation,
  useCheckRehearsalExamplesMutation,
  useRunRehearsalMutation,
  useSubmitRehearsalMutation,
  useLazyCheckRehearsalQuery,
  useEndRehearsalMutation,
  useTryOwnTestsMutation,
  useWriteRubricMutation,
  useGetReplayQuery,
  useShareReplayMutation,
  useUnshareReplayMutation,
  useDeleteRehearsalMutation,
  useGetSharedReplayQuery,
} = rehearsalApi;
