import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { JobError } from '../platform-link.ts';
import type { Restore } from './read-page.ts';

/** The progress of a segment. All rows up to `after` are in the other table. */
interface Position {
  after: Record<string, AttributeValue> | undefined;
  rows: number;
  isDone: boolean;
}

export interface Checkpoint {
  segment: number;
  position: Position;
  keep(position: Position): Promise<void>;
}

/**
 * Opens the progress files of all segments. Keys contain phones, so only the owner may read the files.
 * @throws JobError if a file belongs to another copy
 */
export async function openCheckpoints(folder: string, restore: Restore): Promise<Checkpoint[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { from, to, rows = 'all', segments } = restore;
  const copy = [from, to, rows, segments].join(' ');
  const numbers = Array.from({ length: segments }, (_, segment) => segment);
  return Promise.all(numbers.map((segment) => openCheckpoint(folder, copy, segment)));
}

async function openCheckpoint(folder: string, copy: string, segment: number): Promise<Checkpoint> {
  const file = join(folder, `segment-${segment}.json`);
  const checkpoint: Checkpoint = {
    segment,
    position: (await readPosition(file, copy)) ?? { after: undefined, rows: 0, isDone: false },
    keep: async (position) => {
      checkpoint.position = position;
      // The rename is atomic, so a kill never leaves half a file.
      await writeFile(`${file}.new`, JSON.stringify({ copy, position }), { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
  };
  return checkpoint;
}

async function readPosition(file: string, copy: string): Promise<Position | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const stored = JSON.parse(text) as { copy: string; position: Position };
  if (stored.copy === copy) return stored.position;
  throw new JobError(
    `${file} belongs to another copy (${stored.copy}). Finish that copy first, delete its folder, or choose another folder with --checkpoint.`,
  );
}
