import { join } from 'node:path';
import { type JsonLines, openJsonLines } from '../stand-ins/json-lines.ts';

/** A record that a consumer has discarded, as in the deployed failure queue. */
export interface StreamFailure {
  consumer: string;
  reason: string;
  failedAt: string;
  record: unknown;
}

export function openFailures(folder: string): Promise<JsonLines<StreamFailure>> {
  return openJsonLines<StreamFailure>(join(folder, 'failures.jsonl'));
}
