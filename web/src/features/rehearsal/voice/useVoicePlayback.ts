import { useEffect, useRef, useState } from 'react';
import type { Timeline } from '../replay/useTimeline.ts';
import { readSegments, type VoiceSegment } from './voiceFiles.ts';

/** Beyond this difference, the audio jumps to the position of the time line. */
const driftMs = 200;

/** Later than the end of every recording: seeking there makes the browser find out the duration. */
const farSeconds = 1e7;

interface LoadedSegment {
  readonly startMs: number;
  readonly endMs: number;
  readonly audio: HTMLAudioElement;
}

export interface Voice {
  readonly segments: readonly VoiceSegment[];
  readonly isMuted: boolean;
  readonly mute: (isMuted: boolean) => void;
}

/** The recordings of a rehearsal on this device, which follow the time line. Undefined until they are read. */
export function useVoicePlayback(rehearsalId: string, timeline: Timeline): Voice | undefined {
  const [segments, setSegments] = useState<readonly VoiceSegment[]>();
  /** Players are changed with every frame, so they are no state. */
  const loaded = useRef<readonly LoadedSegment[]>([]);
  const [isMuted, mute] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    let urls: readonly string[] = [];
    const load = async () => {
      const found = await readSegments(rehearsalId);
      if (!isCurrent) return;
      setSegments(found);
      urls = found.map(({ audio }) => URL.createObjectURL(audio));
      const opened = await Promise.all(found.map(({ startMs }, i) => openAudio(startMs, urls[i] ?? '')));
      if (isCurrent) loaded.current = opened.filter((segment) => segment !== undefined);
    };
    void load();
    return () => {
      isCurrent = false;
      for (const { audio } of loaded.current) audio.pause();
      loaded.current = [];
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [rehearsalId]);
  const { positionMs, isPlaying, speed } = timeline;
  useEffect(() => {
    for (const segment of loaded.current) follow(segment, { positionMs, isPlaying, speed, isMuted });
  }, [positionMs, isPlaying, speed, isMuted]);
  return segments && { segments, isMuted, mute };
}

interface Position extends Pick<Timeline, 'positionMs' | 'isPlaying' | 'speed'> {
  readonly isMuted: boolean;
}

/** Plays a segment while the time line is within it, and corrects its position. */
function follow({ startMs, endMs, audio }: LoadedSegment, position: Position): void {
  const { positionMs, isPlaying, speed, isMuted } = position;
  const isWithin = positionMs >= startMs && positionMs < endMs;
  const offsetMs = positionMs - startMs;
  audio.muted = isMuted;
  audio.playbackRate = speed;
  const isOff = Math.abs(audio.currentTime * 1000 - offsetMs) > driftMs * speed;
  if (isWithin && (isOff || !isPlaying)) audio.currentTime = offsetMs / 1000;
  if (!isWithin || !isPlaying) audio.pause();
  else if (audio.paused) void audio.play().catch(() => undefined); // the browser wants a click first
}

/** A recording of MediaRecorder has no duration in its header. Undefined for a file that cannot be played. */
function openAudio(startMs: number, url: string): Promise<LoadedSegment | undefined> {
  const audio = new Audio(url);
  audio.preload = 'auto';
  return new Promise((resolve) => {
    audio.addEventListener('error', () => resolve(undefined), { once: true });
    audio.addEventListener(
      'loadedmetadata',
      () => {
        audio.currentTime = farSeconds;
        audio.addEventListener(
          'seeked',
          () => {
            const endMs = startMs + audio.currentTime * 1000;
            audio.currentTime = 0;
            resolve({ startMs, endMs, audio });
          },
          { once: true },
        );
      },
      { once: true },
    );
  });
}
