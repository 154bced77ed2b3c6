import type { VoiceSegment } from './voiceFiles.ts';

/** Speech is louder. Room noise of a laptop is at about 0.01, speech at 0.05 and more. */
const speechLevel = 0.03;
const minSeconds = 20;

/** Silences of more than 20 s within what was recorded, in ms on the rehearsal's clock. */
export function listSilences(
  segments: readonly Pick<VoiceSegment, 'startMs' | 'levels'>[],
): readonly (readonly [fromMs: number, toMs: number])[] {
  return segments.flatMap(({ startMs, levels }) => {
    const silences: (readonly [number, number])[] = [];
    let quietSince = 0;
    levels.concat(1).forEach((level, second) => {
      if (level < speechLevel) return;
      if (second - quietSince > minSeconds)
        silences.push([startMs + quietSince * 1000, startMs + second * 1000]);
      quietSince = second + 1;
    });
    return silences;
  });
}
