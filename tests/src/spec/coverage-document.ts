import { type Entry, entries, topics } from './entries.ts';
import { keyOf, type Witness } from './witness.ts';

/** The document: what no test saw first, then everything by topic and place. */
export function coverageDocument(witnesses: ReadonlyMap<string, Witness>): string {
  const unseen = entries.filter((entry) => !witnesses.has(keyOf(entry)));
  return [
    '# What the specification fixes, and the test that saw it',
    '',
    'Written by `npm run docs:spec`, which runs the tests and looks over their shoulders: at each text that becomes',
    'visible in a browser, at each call, its names and its answer, at each frame of the live link, and at what the',
    'assertions that hold have compared. `npm test` holds the document true; `tests/src/spec/list` says what is looked for',
    'and where it has to be. A page is named by its site, `main` or `mess`, and its address. Of several tests that saw a',
    'thing one is named.',
    '',
    ...counts(witnesses),
    '## Not seen',
    '',
    ...(unseen.length === 0
      ? ['Nothing.']
      : unseen.map(({ what, group }) => `- ${code(what)}, ${group}`)),
    '',
    ...topics.flatMap((topic) => [`## ${topic}`, '', ...tables(topic, witnesses)]),
  ].join('\n');
}

function counts(witnesses: ReadonlyMap<string, Witness>): string[] {
  return table(
    ['Topic', 'Listed', 'Seen'],
    topics.map((topic) => {
      const listed = entries.filter((entry) => entry.topic === topic);
      const seen = listed.filter((entry) => witnesses.has(keyOf(entry)));
      return [topic, String(listed.length), String(seen.length)];
    }),
  );
}

function tables(topic: Entry['topic'], witnesses: ReadonlyMap<string, Witness>): string[] {
  const listed = Object.groupBy(
    entries.filter((entry) => entry.topic === topic),
    ({ group }) => group,
  );
  return Object.entries(listed).flatMap(([group, ones = []]) => [
    `### ${group}`,
    '',
    ...table(
      headings(topic),
      ones.map((entry) => row(entry, witnesses.get(keyOf(entry)))),
    ),
  ]);
}

function headings(topic: Entry['topic']): string[] {
  const isFigure = topic === 'Constants' || topic === 'Timings';
  return isFigure ? ['What', 'Asserted as', 'Asserted in'] : ['What', 'Where', 'Seen by'];
}

function row({ what }: Entry, witness: Witness | undefined): string[] {
  if (!witness) return [code(what), '', 'not seen'];
  return [code(what), code(witness.where), `${code(witness.file)}: ${witness.test}`];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

function code(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${text}${fence}`;
}

/** The witnesses that a document names. */
export function witnessesIn(document: string): Map<string, Witness> {
  const witnesses = new Map<string, Witness>();
  let [topic, group] = ['', ''];
  for (const line of document.split('\n')) {
    if (line.startsWith('## ')) topic = line.slice(3);
    else if (line.startsWith('### ')) group = line.slice(4);
    else if (line.startsWith('| `')) {
      const [what = '', where = '', seenBy = ''] = line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.replaceAll('\\|', '|'));
      const [, file, test] = /^`([^`]+)`: (.*)$/.exec(seenBy) ?? [];
      if (!file || !test) continue;
      witnesses.set(keyOf({ topic, group, what: plain(what) }), {
        where: plain(where),
        file,
        test,
      });
    }
  }
  return witnesses;
}

function plain(cell: string): string {
  return cell.replace(/^(`+)(.*)\1$/, '$2');
}
