import { join } from 'node:path';
import { type JsonLines, openJsonLines } from '../stand-ins/json-lines.ts';

/** What a consumer gave up, as the deployed failure queue would hold it. */
export interface StreamFailure {
  consumer: string;
  reason: string;
  failedAt: string;
  record: unknown;
}

export function openFailures(folder: string): Promise<JsonLines<StreamFailure>> {
  return openJsonLines<StreamFailure>(join(folder, 'failures.jsonl'));
}
