import type { ReactNode } from 'react';
import { browserZone } from '../browserZone.ts';
import { Button } from './Button.tsx';
import { Row } from './Row.tsx';
import { Select } from './Select.tsx';
import { Stack } from './Stack.tsx';

interface TimeZoneSelectProps {
  /** Empty if no zone is set. */
  readonly value: string;
  readonly isDisabled?: boolean;
  readonly onChange: (zone: string) => void;
  /** Options before the zones. */
  readonly children?: ReactNode;
}

/** A select of all time zones, with a button for the browser's zone. */
export function TimeZoneSelect({ value, isDisabled = false, onChange, children }: TimeZoneSelectProps) {
  const current = value === '' ? [] : [value];
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), browserZone, ...current])].toSorted();
  return (
    <Stack gap={3}>
      <Select
        label="Time zone"
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {displayName(zone)}
          </option>
        ))}
      </Select>
      {value !== browserZone && (
        <Row gap={2}>
          <Button size="sm" onClick={() => onChange(browserZone)}>
            Use this device's time zone: {displayName(browserZone)}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

const displayName = (zone: string): string => zone.replaceAll('_', ' ');
