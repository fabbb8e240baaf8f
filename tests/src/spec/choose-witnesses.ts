import { type AssertedIn, type Entry, entries } from './entries.ts';
import type { Sighting } from './see/sightings.ts';
import { namesTest, patternOf, saysInTest, sourceOf } from './test-source.ts';
import { keyOf, type Witness } from './witness.ts';

/** What a run of tests brought. */
export interface Run {
  sightings: readonly Sighting[];
  /** Files of which at least one test ran. */
  files: ReadonlySet<string>;
  /** `file: test` of each that passed. */
  passed: ReadonlySet<string>;
}

/**
 * A test for each thing that one saw. Who is named already stays, so that the document changes little; what a
 * run did not look at keeps its witness.
 */
export async function chooseWitnesses(
  run: Run,
  before: ReadonlyMap<string, Witness>,
): Promise<Map<string, Witness>> {
  const seen = run.sightings.filter(({ file, test }) => run.passed.has(`${file}: ${test}`));
  const chosen = new Map<string, Witness>();
  for (const entry of entries) {
    const named = before.get(keyOf(entry));
    const witness =
      typeof entry.seenBy === 'function'
        ? await best(seen.filter(entry.seenBy), named)
        : asserted(entry.seenBy, run);
    if (witness && !(await stands(entry, witness))) continue;
    const kept = named && !run.files.has(named.file) && (await stands(entry, named));
    if (witness) chosen.set(keyOf(entry), witness);
    else if (kept) chosen.set(keyOf(entry), named);
  }
  return chosen;
}

/** Whether the test that is named is still there, and says what it has to say. */
export async function stands({ seenBy }: Entry, { file, test }: Witness): Promise<boolean> {
  const source = await sourceOf(file);
  if (!namesTest(source, test)) return false;
  if (typeof seenBy === 'function') return true;
  const isNamed = seenBy.file === file && seenBy.test === test;
  return isNamed && saysInTest(source, test, seenBy.says);
}

/** A test of that name that passed; of one with gaps, any of its rows. */
function asserted({ file, test, says }: AssertedIn, run: Run): Witness | undefined {
  const pattern = patternOf(test);
  const hasPassed = [...run.passed].some((name) => {
    const [title = ''] = name.split(' > ').slice(-1);
    return name.startsWith(`${file}: `) && pattern.test(title.replace(`${file}: `, ''));
  });
  return hasPassed ? { where: says, file, test } : undefined;
}

async function best(
  sightings: readonly Sighting[],
  named: Witness | undefined,
): Promise<Witness | undefined> {
  const isNamed = ({ file, test }: Sighting) => file === named?.file && test === named.test;
  const ranked = sightings.toSorted(
    (one, other) =>
      Number(isNamed(other)) - Number(isNamed(one)) ||
      rank(one) - rank(other) ||
      `${one.file} ${one.test} ${one.where}`.localeCompare(
        `${other.file} ${other.test} ${other.where}`,
      ),
  );
  for (const { where, file, test } of ranked) {
    if (namesTest(await sourceOf(file), test)) return { where, file, test };
  }
  return undefined;
}

/** Rather a journey through the product than a walk over its screens, and rather that than a call. */
function rank({ kind, file }: Sighting): number {
  if (kind === 'asserted') return 3;
  if (!file.startsWith('tests/src/journeys/')) return 2;
  return /accessible|role-guards|keyboard/.test(file) ? 1 : 0;
}
