import { appendFile, readFile, writeFile } from 'node:fs/promises';

export interface JsonLines<Entry> {
  append(entry: Entry): Promise<void>;
  /** Newest first. */
  newest(): Entry[];
}

/** A list in a file: one JSON text per line, and the last `maxEntries` in memory. */
export async function openJsonLines<Entry>(
  file: string,
  maxEntries = 500,
): Promise<JsonLines<Entry>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const entries = text.split('\n').flatMap((line) => parseLine<Entry>(line));
  if (entries.length > maxEntries) {
    entries.splice(0, entries.length - maxEntries);
    await writeFile(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  }
  return {
    append: async (entry) => {
      entries.push(entry);
      if (entries.length > maxEntries) entries.shift();
      await appendFile(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
    },
    newest: () => entries.toReversed(),
  };
}

/** A kill -9 may have truncated the last line. */
function parseLine<Entry>(line: string): Entry[] {
  try {
    return line === '' ? [] : [JSON.parse(line)];
  } catch {
    return [];
  }
}
