import { useCallback, useEffect, useRef, useState } from 'react';
import { createSegment, type SegmentWriter } from './voiceFiles.ts';

/** Speech stays clear, and 45 minutes take about 8 MB. */
const bitsPerSecond = 24_000;

/** A browser that dies loses at most this much. */
const chunkMs = 5000;

const mimeTypes = ['audio/webm;codecs=opus', 'audio/mp4'];

export type RecorderState = 'off' | 'asking' | 'recording' | 'failed';

export interface VoiceRecorder {
  readonly state: RecorderState;
  /** Why it does not record. The rehearsal goes on without a voice. */
  readonly message: string | undefined;
  readonly start: () => void;
  readonly stop: () => void;
  /** The present loudness from 0 to 1. Not a state, because it changes with every frame. */
  readonly readLevel: () => number;
}

interface RecorderOptions {
  readonly rehearsalId: string;
  /** Milliseconds since the start of the rehearsal. */
  readonly clockMs: () => number;
}

/** Records the voice on this device only, chunk by chunk. */
export function useVoiceRecorder({ rehearsalId, clockMs }: RecorderOptions): VoiceRecorder {
  const [state, setState] = useState<RecorderState>('off');
  const [message, setMessage] = useState<string>();
  const recording = useRef<Recording | undefined>(undefined);

  const end = useCallback((reason: string | undefined) => {
    recording.current?.stop();
    recording.current = undefined;
    setState(reason === undefined ? 'off' : 'failed');
    setMessage(reason);
  }, []);
  useEffect(() => () => recording.current?.stop(), []);

  const start = async () => {
    if (recording.current) return;
    setState('asking');
    setMessage(undefined);
    try {
      recording.current = await startRecording({ rehearsalId, startMs: clockMs(), onFailure: end });
      setState('recording');
    } catch (error) {
      end(explain(error));
    }
  };
  return {
    state,
    message,
    start: () => void start(),
    stop: () => end(undefined),
    readLevel: () => recording.current?.readLevel() ?? 0,
  };
}

interface Recording {
  readonly stop: () => void;
  readonly readLevel: () => number;
}

interface RecordingOptions {
  readonly rehearsalId: string;
  readonly startMs: number;
  readonly onFailure: (reason: string) => void;
}

async function startRecording({ rehearsalId, startMs, onFailure }: RecordingOptions): Promise<Recording> {
  const mimeType = mimeTypes.find((type) => MediaRecorder.isTypeSupported(type)) ?? '';
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
  const meter = createMeter(stream);
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
  const segment = await createSegment(rehearsalId, startMs, recorder.mimeType);
  /** One write after the other, so that the chunks keep their order. */
  let writing = Promise.resolve();
  const write = (work: (writer: SegmentWriter) => Promise<void>) => {
    writing = writing.then(() => work(segment)).catch((error: unknown) => onFailure(explain(error)));
  };
  recorder.addEventListener('dataavailable', ({ data }) => {
    const levels = meter.levels();
    write((writer) => writer.writeChunk(data));
    write((writer) => writer.writeLevels(levels));
  });
  for (const track of stream.getTracks())
    track.addEventListener('ended', () =>
      onFailure('The microphone was unplugged. You can go on without it.'),
    );
  recorder.start(chunkMs);
  return {
    readLevel: meter.readLevel,
    stop() {
      if (recorder.state !== 'inactive') recorder.stop();
      for (const track of stream.getTracks()) track.stop();
      meter.close();
    },
  };
}

/** Measures loudness: now, and the largest of each second. */
function createMeter(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const readLevel = () => {
    analyser.getFloatTimeDomainData(samples);
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  };
  const levels: number[] = [];
  let loudest = 0;
  const startedMs = performance.now();
  const timer = window.setInterval(() => {
    loudest = Math.max(loudest, readLevel());
    const seconds = Math.floor((performance.now() - startedMs) / 1000);
    // A throttled tab measures less often than once a second.
    for (let filled = levels.length; filled < seconds; filled += 1) levels.push(loudest);
    if (levels.length === seconds) loudest = 0;
  }, 100);
  return {
    readLevel,
    levels: () => [...levels],
    close() {
      window.clearInterval(timer);
      void context.close();
    },
  };
}

function explain(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
      return 'The microphone is not allowed. Allow it in your browser and reload the page, or go on without it.';
    case 'NotFoundError':
      return 'There is no microphone. You can go on without it.';
    case 'QuotaExceededError':
      return 'This device is full, so the recording has stopped. Everything else goes on.';
    default:
      return 'Your voice cannot be recorded here. You can go on without it.';
  }
}
