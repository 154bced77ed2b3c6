import { useMemo } from 'react';
import { z } from 'zod';
import { parseJson } from '../../../shared/parseJson.ts';
import { useLocalStorage } from '../../../shared/useLocalStorage.ts';

export const keyMaps = ['standard', 'vim'] as const;

const settingsSchema = z.object({
  fontSizePx: z.int().min(11).max(24).catch(14),
  tabSize: z.union([z.literal(2), z.literal(4), z.literal(8)]).catch(4),
  wordWrap: z.boolean().catch(false),
  autocomplete: z.boolean().catch(true),
  liveExamples: z.boolean().catch(true),
  screenReader: z.boolean().catch(false),
  keyMap: z.enum(keyMaps).catch('standard'),
});

export type EditorSettings = z.output<typeof settingsSchema>;

export const fontSizesPx = [12, 13, 14, 15, 16, 18, 20] as const;
export const tabSizes = [2, 4, 8] as const;

/** The stored settings; missing or invalid values fall back to the default. */
export function useEditorSettings(): [EditorSettings, (change: Partial<EditorSettings>) => void] {
  const [storedJson, write] = useLocalStorage('editorSettings');
  const settings = useMemo(() => readSettings(storedJson), [storedJson]);
  return [settings, (change) => write(JSON.stringify({ ...settings, ...change }))];
}

const readSettings = (storedJson: string | null): EditorSettings =>
  settingsSchema.safeParse(parseJson(storedJson)).data ?? settingsSchema.parse({});
