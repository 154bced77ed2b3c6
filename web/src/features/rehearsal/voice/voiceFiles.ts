import { parseJson } from '../../../shared/parseJson.ts';
import { voiceFolder } from '../../../shared/storage.ts';

/** A recording without a break. Times are on the rehearsal's clock. */
export interface VoiceSegment {
  readonly startMs: number;
  readonly audio: Blob;
  /** The loudness of each second, from 0 to 1. */
  readonly levels: readonly number[];
}

/**
 * Writes a segment. Each chunk is a file of its own, because the browser keeps only closed files if it dies. Throws
 * `QuotaExceededError` if the device is full.
 */
export interface SegmentWriter {
  writeChunk(chunk: Blob): Promise<void>;
  writeLevels(levels: readonly number[]): Promise<void>;
}

const chunkName = /^(\d+)-(\d+)\.(webm|mp4)$/;
const levelsName = /^(\d+)\.json$/;

export async function createSegment(
  rehearsalId: string,
  startMs: number,
  mimeType: string,
): Promise<SegmentWriter> {
  const folder = await openFolder(rehearsalId, { create: true });
  const extension = mimeType.includes('mp4') ? 'mp4' : 'webm';
  const start = Math.round(startMs);
  let chunks = 0;
  return {
    async writeChunk(chunk) {
      const number = String(chunks).padStart(6, '0');
      chunks += 1;
      await writeFile(folder, `${start}-${number}.${extension}`, chunk);
    },
    writeLevels: (levels) =>
      writeFile(
        folder,
        `${start}.json`,
        JSON.stringify(levels.map((level) => Math.round(level * 100) / 100)),
      ),
  };
}

/** Empty if nothing was recorded on this device. */
export async function readSegments(rehearsalId: string): Promise<VoiceSegment[]> {
  try {
    return await readFolder(await openFolder(rehearsalId));
  } catch {
    return [];
  }
}

export async function deleteVoice(rehearsalId: string): Promise<void> {
  try {
    const root = await navigator.storage.getDirectory();
    await (await root.getDirectoryHandle(voiceFolder)).removeEntry(rehearsalId, { recursive: true });
  } catch {
    // Nothing was recorded.
  }
}

async function openFolder(
  rehearsalId: string,
  options: FileSystemGetDirectoryOptions = {},
): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  const voices = await root.getDirectoryHandle(voiceFolder, options);
  return voices.getDirectoryHandle(rehearsalId, options);
}

async function writeFile(
  folder: FileSystemDirectoryHandle,
  name: string,
  content: Blob | string,
): Promise<void> {
  const file = await folder.getFileHandle(name, { create: true });
  const stream = await file.createWritable();
  try {
    await stream.write(content);
    await stream.close();
  } catch (error) {
    await stream.abort().catch(() => undefined);
    throw error;
  }
}

async function readFolder(folder: FileSystemDirectoryHandle): Promise<VoiceSegment[]> {
  const files: File[] = [];
  for await (const handle of folder.values()) if (handle.kind === 'file') files.push(await handle.getFile());
  files.sort((a, b) => (a.name < b.name ? -1 : 1)); // chunks have padded numbers
  const chunks = Map.groupBy(
    files.filter(({ name, size }) => chunkName.test(name) && size > 0),
    ({ name }) => chunkName.exec(name)?.[1] ?? '',
  );
  const levels = new Map<string, readonly number[]>();
  for (const file of files) {
    const [, start] = levelsName.exec(file.name) ?? [];
    if (start !== undefined) levels.set(start, parseLevels(await file.text()));
  }
  return [...chunks]
    .map(([start, parts]) => ({
      startMs: Number(start),
      audio: new Blob(parts, { type: parts[0]?.name.endsWith('mp4') ? 'audio/mp4' : 'audio/webm' }),
      levels: levels.get(start) ?? [],
    }))
    .toSorted((a, b) => a.startMs - b.startMs);
}

function parseLevels(text: string): readonly number[] {
  const parsed = parseJson(text); // undefined if the browser died while it wrote the file
  return Array.isArray(parsed) ? parsed.filter((level) => typeof level === 'number') : [];
}
