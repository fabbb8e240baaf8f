import type { ImportedMember } from '@thali/shared/passes/import/read-members';
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { failureText } from '../../../lib/api/failure-text.ts';
import { useRefreshPasses } from '../use-passes.ts';

/** A member to import, with the idempotency key of the row. */
export interface ImportTask {
  /** The row's line in the list. */
  line: number;
  key: string;
  member: ImportedMember;
}

/** The result of each row by its line: added, or the fault in words. */
export type ImportResults = ReadonlyMap<number, 'added' | { fault: string }>;

/** Imports 500 members in a short time, and stays far below the server's limits. */
const maxParallelCalls = 4;

/**
 * Gives each member a pass with the meals that remain from before the import. Stops if the network or the session
 * fails. A second try sends the same keys, so that no member gets two passes.
 */
export function useImportMembers(vendorId: string) {
  const refresh = useRefreshPasses();
  const [results, setResults] = useState<ImportResults>(new Map());
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const isRunning = useRef(false);

  async function run(tasks: readonly ImportTask[]): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    const waiting = [...tasks];
    let done = 0;
    let isStopped = false;
    setProgress({ done, total: tasks.length });
    const work = async () => {
      for (let task = waiting.shift(); task && !isStopped; task = waiting.shift()) {
        const { line } = task;
        const result = await send(vendorId, task);
        isStopped ||= result.stopsImport;
        done += 1;
        setProgress({ done, total: tasks.length });
        setResults((before) => new Map([...before, [line, result.outcome]]));
      }
    };
    await Promise.all(Array.from({ length: maxParallelCalls }, work));
    await refresh();
    setProgress(undefined);
    isRunning.current = false;
  }

  return { run, results, progress };
}

async function send(vendorId: string, { member, key: idempotencyKey }: ImportTask) {
  const { name, phone, roll, diet, typeId: type, meals, startsOn, until } = member;
  try {
    await callApi('POST /vendors/{vendorId}/passes', {
      params: { vendorId },
      body: {
        ...{ type, startsOn, member: { name, phone, roll, diet } },
        paid: { method: 'before', amount: 0 },
        before: { meals, until },
      },
      idempotencyKey,
      quiet: true,
    });
    return { outcome: 'added' as const, stopsImport: false };
  } catch (error) {
    // Without an answer, or without a valid session, the other rows would fail too.
    const stopsImport = !(error instanceof ApiError) || error.status >= 500 || error.status === 401;
    return {
      outcome: { fault: failureText(error, 'Not imported. Please try again.') },
      stopsImport,
    };
  }
}
