import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { repositoryRoot } from '@thali/local/repository-root';
import { chooseWitnesses, stands } from './choose-witnesses.ts';
import { coverageDocument, witnessesIn } from './coverage-document.ts';
import { entries } from './entries.ts';
import { unlistedQuotes } from './unlisted-quotes.ts';
import { keyOf } from './witness.ts';

const file = join(repositoryRoot, 'docs/spec-coverage.md');
const [mode, ...others] = argv.slice(2);

if (mode === '--check') exit(await check());
else if (mode === '--against') exit(await against(others[0]));
else exit(await write(argv.slice(2)));

/** Runs tests, all or those that are named, and writes down what they saw. */
async function write(filters: string[]): Promise<number> {
  const { collectSightings } = await import('./collect-sightings.ts');
  const run = await collectSightings(filters);
  const before = witnessesIn(await readFile(file, 'utf8').catch(() => ''));
  const witnesses = await chooseWitnesses(run, before);
  await writeFile(file, coverageDocument(witnesses));
  const unseen = entries.filter((entry) => !witnesses.has(keyOf(entry)));
  for (const { what, group } of unseen) console.error(`Not seen: ${what}, ${group}`);
  console.log(`${witnesses.size} of ${entries.length} seen: docs/spec-coverage.md`);
  return unseen.length === 0 ? 0 : 1;
}

/** Whether the document names a test for each thing that is listed, and each of these tests exists. */
async function check(): Promise<number> {
  const written = await readFile(file, 'utf8').catch(() => '');
  const witnesses = witnessesIn(written);
  const problems: string[] = [];
  for (const entry of entries) {
    const witness = witnesses.get(keyOf(entry));
    if (!witness) problems.push(`Not seen: ${entry.what}, ${entry.group}`);
    else if (!(await stands(entry, witness))) {
      problems.push(`No such test any more: ${witness.file}: ${witness.test} (${entry.what})`);
    }
  }
  if (written !== coverageDocument(witnesses))
    problems.push('It lists other things than the tests.');
  if (problems.length === 0) return 0;
  for (const problem of problems) console.error(problem);
  console.error(
    'docs/spec-coverage.md is not what the tests say. Run: npm run docs:spec -- <files>',
  );
  return 1;
}

/** For a person: what the specification quotes and no list has, and what a list has and it does not. */
async function against(folder: string | undefined): Promise<number> {
  if (!folder) throw new Error('Name the folder of the two documents');
  const { unlisted, unknown } = await unlistedQuotes(folder);
  console.log(
    ['Quoted, on no list:', ...unlisted, '', 'Listed, in no document:', ...unknown].join('\n'),
  );
  return unknown.length === 0 ? 0 : 1;
}
