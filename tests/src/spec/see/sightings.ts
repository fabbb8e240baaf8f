import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@thali/local/repository-root';
import { runningTest } from './running-test.ts';

export type SightingKind =
  /** A text on a screen, as a person or a screen reader gets it. */
  | 'text'
  /** A text in an answer of the API, or in a message that was sent. */
  | 'answer'
  /** A text in what an assertion that held has compared. */
  | 'asserted'
  /** An element that an address can point at. */
  | 'anchor'
  /** An address that was opened. */
  | 'screen'
  | 'call'
  /** A key of a body or a query, of a form, or of what a browser keeps. */
  | 'field'
  /** A frame of the live link, or a turn of the link itself. */
  | 'live';

/** Something of the specification, and the test that saw it. */
export interface Sighting {
  kind: SightingKind;
  what: string;
  where: string;
  file: string;
  test: string;
}

/** Enough to choose from, even where some of the tests fail. */
const mostTests = 8;

const testsOf = new Map<string, Set<string>>();

/** Where the processes of a run leave what they saw. */
export const sightingsFolder = join(repositoryRoot, 'tests/artifacts/spec-sightings');

/** Keeps what the test that runs has just seen; what comes between two tests is nobody's. */
export function keepSighting(kind: SightingKind, what: string, where: string): void {
  const running = runningTest();
  if (!running) return;
  const { file, test } = running;
  const seen = `${kind} ${what} ${where}`;
  const tests = testsOf.get(seen) ?? new Set();
  testsOf.set(seen, tests);
  if (tests.size >= mostTests || tests.has(`${file} ${test}`)) return;
  tests.add(`${file} ${test}`);
  const sighting: Sighting = { kind, what, where, file, test };
  appendFileSync(join(sightingsFolder, `${process.pid}.jsonl`), `${JSON.stringify(sighting)}\n`);
}
