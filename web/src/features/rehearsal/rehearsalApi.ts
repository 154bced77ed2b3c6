import type { Endpoint } from '@dryrun/contracts/endpoint';
import * as contract from '@dryrun/contracts/rehearsal';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

/** A request that changes what other requests of rehearsals return. */
const change = <E extends Endpoint>(endpoint: E) => ({
  ...request(endpoint),
  invalidatesTags: ['Rehearsals'] as const,
});

const rehearsalApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRehearsals: build.query({ ...request(contract.listRehearsals), providesTags: ['Rehearsals'] }),
    startRehearsal: build.mutation(change(contract.startRehearsal)),
    getRehearsal: build.query({ ...request(contract.getRehearsal), providesTags: ['Rehearsals'] }),
    openRehearsal: build.mutation(request(contract.openRehearsal)),
    appendEdits: build.mutation(request(contract.appendEdits)),
    askQuestion: build.mutation(change(contract.askQuestion)),
    startStage: build.mutation(change(contract.startStage)),
    writeRehearsalNotes: build.mutation(request(contract.writeRehearsalNotes)),
    checkRehearsalExamples: build.mutation(change(contract.checkRehearsalExamples)),
    runRehearsal: build.mutation(request(contract.runRehearsal)),
    submitRehearsal: build.mutation(request(contract.submitRehearsal)),
    checkRehearsal: build.query(request(contract.checkRehearsal)),
    endRehearsal: build.mutation(change(contract.endRehearsal)),
    tryOwnTests: build.mutation(change(contract.tryOwnTests)),
    writeRubric: build.mutation(request(contract.writeRubric)),
    getReplay: build.query(request(contract.getReplay)),
    shareReplay: build.mutation(change(contract.shareReplay)),
    unshareReplay: build.mutation(change(contract.unshareReplay)),
    deleteRehearsal: build.mutation(change(contract.deleteRehearsal)),
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
