import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { ExportFile } from './collect.ts';

/** The files as one ZIP. Names that come twice get a number. */
export async function archive(files: AsyncIterable<ExportFile>): Promise<Buffer> {
  const zip = new ZipFile();
  const packed = buffer(zip.outputStream);
  const taken = new Set<string>();
  for await (const { name, content } of files) {
    const free = freeName(name, taken);
    taken.add(free);
    zip.addBuffer(Buffer.from(content), free);
  }
  zip.end();
  return packed;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  let free = name;
  for (let number = 2; taken.has(free); number += 1) {
    free = `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
  }
  return free;
}
