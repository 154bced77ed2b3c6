import { Mic, MicOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../shared/ui/Button.tsx';
import { Row } from '../../../shared/ui/Row.tsx';
import { Text } from '../../../shared/ui/Text.tsx';
import type { VoiceRecorder } from './useVoiceRecorder.ts';
import styles from './VoiceControl.module.css';

/** Speech fills about two thirds of the meter. */
const fullLevel = 0.25;

/** Starts and stops the recording, and shows that it hears something. */
export function VoiceControl({ recorder }: { readonly recorder: VoiceRecorder }) {
  const { state, message, start, stop } = recorder;
  const isRecording = state === 'recording';
  return (
    <div>
      <Row gap={3}>
        <Button
          size="sm"
          icon={isRecording ? <MicOff size={16} aria-hidden /> : <Mic size={16} aria-hidden />}
          isPending={state === 'asking'}
          onClick={isRecording ? stop : start}
        >
          {isRecording ? 'Stop recording' : 'Record your voice'}
        </Button>
        {isRecording && <Meter readLevel={recorder.readLevel} />}
      </Row>
      <Text size="xs" role="status">
        {message ??
          (isRecording ? 'Recording. Your voice stays on this device.' : 'It stays on this device.')}
      </Text>
    </div>
  );
}

function Meter({ readLevel }: Pick<VoiceRecorder, 'readLevel'>) {
  const bar = useRef<HTMLSpanElement>(null);
  const latest = useRef(readLevel);
  useEffect(() => {
    latest.current = readLevel;
  });
  useEffect(() => {
    let frame = requestAnimationFrame(draw);
    function draw() {
      const share = Math.min(1, latest.current() / fullLevel);
      if (bar.current) bar.current.style.transform = `scaleX(${share})`;
      frame = requestAnimationFrame(draw);
    }
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <span className={styles.meter} aria-hidden>
      <span ref={bar} className={styles.level} />
    </span>
  );
}
