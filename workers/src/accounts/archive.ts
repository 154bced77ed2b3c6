import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { ExportFile } from './collect.ts';

/** Packs files into a ZIP. Duplicate names get a numeric suffix. */
export async function archive(files: AsyncIterable<ExportFile>): Promise<Buffer> {
  const zip = new ZipFile();
  const archived = buffer(zip.outputStream);
  const usedNames = new Set<string>();
  for await (const { name, content } of files) {
    const entryName = uniqueName(name, usedNames);
    usedNames.add(entryName);
    zip.addBuffer(Buffer.from(content), entryName);
  }
  zip.end();
  return archived;
}

function uniqueName(name: string, usedNames: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  let candidate = name;
  for (let suffix = 2; usedNames.has(candidate); suffix += 1) {
    candidate = `${name.slice(0, dot)}-${suffix}${name.slice(dot)}`;
  }
  return candidate;
}
