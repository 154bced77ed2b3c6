import type { StepInput } from '@dryrun/contracts/lesson-format';
import { threeSumSteps } from './01-three-sum/steps.ts';
import { longestUniqueSteps } from './02-longest-unique-substring/steps.ts';
import { balancedBracketsSteps } from './03-balanced-brackets/steps.ts';
import { groupAnagramsSteps } from './04-group-anagrams/steps.ts';
import { subarraySumSteps } from './05-subarray-sum/steps.ts';
import { mergeMeetingsSteps } from './06-merge-meetings/steps.ts';
import { nextWarmerDaySteps } from './07-next-warmer-day/steps.ts';
import { deliveryCapacitySteps } from './08-delivery-capacity/steps.ts';
import { reverseInGroupsSteps } from './09-reverse-in-groups/steps.ts';
import { lruCacheSteps } from './10-lru-cache/steps.ts';
import { topKWordsSteps } from './11-top-k-words/steps.ts';
import { zigzagLevelsSteps } from './12-zigzag-levels/steps.ts';
import { maxPathSumSteps } from './13-max-path-sum/steps.ts';
import { goSteps } from './14-go/steps.ts';
import { buildStagesSteps } from './15-build-stages/steps.ts';
import { redundantCableSteps } from './16-redundant-cable/steps.ts';
import { reliableRouteSteps } from './17-reliable-route/steps.ts';
import { wordHuntSteps } from './18-word-hunt/steps.ts';
import { coinChangeSteps } from './19-coin-change/steps.ts';
import { editDistanceSteps } from './20-edit-distance/steps.ts';

/** Step generators of the problems' slideshows, by the problem's path. */
export const problemStepGenerators: Readonly<Record<string, (input: never) => StepInput[]>> = {
  'three-sum': threeSumSteps,
  'longest-unique-substring': longestUniqueSteps,
  'balanced-brackets': balancedBracketsSteps,
  'group-anagrams': groupAnagramsSteps,
  'subarray-sum': subarraySumSteps,
  'merge-meetings': mergeMeetingsSteps,
  'next-warmer-day': nextWarmerDaySteps,
  'delivery-capacity': deliveryCapacitySteps,
  'reverse-in-groups': reverseInGroupsSteps,
  'lru-cache': lruCacheSteps,
  'top-k-words': topKWordsSteps,
  'zigzag-levels': zigzagLevelsSteps,
  'max-path-sum': maxPathSumSteps,
  go: goSteps,
  'build-stages': buildStagesSteps,
  'redundant-cable': redundantCableSteps,
  'reliable-route': reliableRouteSteps,
  'word-hunt': wordHuntSteps,
  'coin-change': coinChangeSteps,
  'edit-distance': editDistanceSteps,
};
