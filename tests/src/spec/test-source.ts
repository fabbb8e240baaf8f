import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@thali/local/repository-root';

const sources = new Map<string, Promise<string>>();

/** The source of a file of tests; empty for none. */
export function sourceOf(file: string): Promise<string> {
  const known = sources.get(file);
  if (known) return known;
  const source = readFile(join(repositoryRoot, file), 'utf8').catch(() => '');
  sources.set(file, source);
  return source;
}

/** Whether a file names each part of `suite > test`, be it with gaps for data. */
export function namesTest(source: string, test: string): boolean {
  return test.split(' > ').every((title) => startsOf(source, title).length > 0);
}

/**
 * Whether the lines of a test say something: from the rows above its name to the next test; one with gaps may
 * have its rows anywhere in the file.
 */
export function saysInTest(source: string, test: string, says: string): boolean {
  if (gap.test(test)) return source.includes(says);
  return startsOf(source, test).some((name) => {
    const start = Math.max(source.lastIndexOf(';\n', name), source.lastIndexOf('{\n\n', name), 0);
    const next = source.slice(name).search(/\n\s*(?:test|it|describe)(?:\.\w+)*[(<]/);
    return source.slice(start, next < 0 ? undefined : name + next).includes(says);
  });
}

/** A title with gaps for data, as `test.each` has it. */
export function patternOf(title: string): RegExp {
  const source = title
    .split(gap)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${source}$`, 's');
}

const gap = /%[sidjof]|\$\{[^}]*\}|\$[\w.]+/;

/** A title such as `%s signs in`, in one line. */
const withGaps =
  /(?<=[(\s])(['"`])(?:(?!\1)[^\\\n]|\\.)*(?:%[sidjof]|\$\w|\$\{)(?:(?!\1)[^\\\n]|\\.)*\1/g;

/** Where the file has the title. */
function startsOf(source: string, title: string): number[] {
  const literals = [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``];
  const starts = literals.flatMap((literal) => indexesOf(source, literal));
  if (starts.length > 0) return starts;
  return [...source.matchAll(withGaps)]
    .filter(([literal]) => patternOf(literal.slice(1, -1)).test(title))
    .map(({ index }) => index);
}

function indexesOf(source: string, literal: string): number[] {
  const first = source.indexOf(literal);
  if (first < 0) return [];
  const rest = source.slice(first + 1);
  return [first, ...indexesOf(rest, literal).map((index) => index + first + 1)];
}
