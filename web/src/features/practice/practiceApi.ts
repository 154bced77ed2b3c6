import {
  breakProgram,
  checkExamples,
  explainBreak,
  listBreakExercises,
  runSuite,
} from '@dryrun/contracts/practice';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

const practiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBreakExercises: build.query({ ...request(listBreakExercises), providesTags: ['Practice'] }),
    breakProgram: build.mutation(request(breakProgram)),
    checkExamples: build.mutation(request(checkExamples)),
    runSuite: build.mutation(request(runSuite)),
    explainBreak: build.mutation({ ...request(explainBreak), invalidatesTags: ['Practice'] }),
  }),
});

export const {
  useListBreakExercisesQuery,
  useBreakProgramMutation,
  useCheckExamplesMutation,
  useExplainBreakMutation,
  useRunSuiteMutation,
} = practiceApi;
