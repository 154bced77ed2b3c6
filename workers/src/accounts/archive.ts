import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { ExportFile } from './collect.ts';

/** Packs files into a ZIP. Duplicate names get a numeric suffix. */
export async function archive(files: AsyncIterable<ExportFile>): Promise<Buffer> {
  const zip = new ZipFile();
  const packed = buffer(zip.outputStream);
  const taken = new Set<string>();
  for await (const { name, content } of files) {
    const unique = uniqueName(name, taken);
    taken.add(unique);
    zip.addBuffer(Buffer.from(content), unique);
  }
  zip.end();
  return packed;
}

function uniqueName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  let unique = name;
  for (let number = 2; taken.has(unique); number += 1) {
    unique = `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
  }
  return unique;
}
