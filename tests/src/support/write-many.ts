import { writeRows } from '@thali/local/seed/write-rows';
import { inject } from 'vitest';
import type { ProjectionUseCases } from './import-projections.ts';

const shares = 4;

/** Writes thousands of rows directly to the table, in parallel. */
export async function writeMany(
  { table }: ProjectionUseCases,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const size = Math.ceil(rows.length / shares);
  const parts = Array.from({ length: shares }, (_, part) =>
    rows.slice(part * size, (part + 1) * size),
  );
  await Promise.all(parts.map((part) => writeRows(table, inject('tableName'), part)));
}
