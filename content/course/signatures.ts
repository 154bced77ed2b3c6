import type { Signature } from '@dryrun/contracts/signature';
import { balancedBrackets } from './signatures/balanced-brackets.ts';
import { buildStages } from './signatures/build-stages.ts';
import { coinChange } from './signatures/coin-change.ts';
import { deliveryCapacity } from './signatures/delivery-capacity.ts';
import { editDistance } from './signatures/edit-distance.ts';
import { go } from './signatures/go.ts';
import { groupAnagrams } from './signatures/group-anagrams.ts';
import { longestUniqueSubstring } from './signatures/longest-unique-substring.ts';
import { lruCache } from './signatures/lru-cache.ts';
import { maxPathSum } from './signatures/max-path-sum.ts';
import { mergeMeetings } from './signatures/merge-meetings.ts';
import { nextWarmerDay } from './signatures/next-warmer-day.ts';
import { redundantCable } from './signatures/redundant-cable.ts';
import { reliableRoute } from './signatures/reliable-route.ts';
import { reverseInGroups } from './signatures/reverse-in-groups.ts';
import { subarraySum } from './signatures/subarray-sum.ts';
import { threeSum } from './signatures/three-sum.ts';
import { topKWords } from './signatures/top-k-words.ts';
import { wordHunt } from './signatures/word-hunt.ts';
import { zigzagLevels } from './signatures/zigzag-levels.ts';

/** Public definitions of all coding problems, in course order. */
export const signatures: readonly Signature[] = [
  threeSum,
  longestUniqueSubstring,
  balancedBrackets,
  groupAnagrams,
  subarraySum,
  mergeMeetings,
  nextWarmerDay,
  deliveryCapacity,
  reverseInGroups,
  lruCache,
  topKWords,
  zigzagLevels,
  maxPathSum,
  go,
  buildStages,
  redundantCable,
  reliableRoute,
  wordHunt,
  coinChange,
  editDistance,
];
