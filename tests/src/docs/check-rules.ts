import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exit } from 'node:process';

const root = join(import.meta.dirname, '../../..');
const problems: string[] = [];
const documents = readdirSync(join(root, 'docs/rules')).map((name) => ({
  area: name.replace('.md', ''),
  text: readFileSync(join(root, 'docs/rules', name), 'utf8'),
}));

// A rule is a line that begins with its id, such as **orders-4** in docs/rules/orders.md.
const rules = new Set<string>();
for (const { area, text } of documents) {
  for (const [, id = ''] of text.matchAll(/^\*\*(\S+)\*\*/gm)) {
    if (rules.has(id)) problems.push(`docs/rules/${area}.md: ${id} appears twice`);
    if (!/^-\d+$/.test(id.replace(area, ''))) {
      problems.push(`docs/rules/${area}.md: ${id} must be named after its file`);
    }
    rules.add(id);
  }
}

const anyId = new RegExp(`\\b(${documents.map(({ area }) => area).join('|')})-\\d+`, 'g');
for (const { area, text } of documents)
  requireRules(`docs/rules/${area}.md`, text.match(anyId) ?? []);

// A comment refers to rules at the end of a line.
// Rule: orders-4, fees-1
const pointers = execFileSync(
  'git',
  ['grep', '--untracked', '-nE', '[*/] (.* )?Rule: ', '--', ':!*.md'],
  { cwd: root, encoding: 'utf8' },
);
for (const pointer of pointers.trim().split('\n')) {
  const [, place = '', ids = ''] = /^(.+?:\d+):.*\bRule: ([^*]*)/.exec(pointer) ?? [];
  requireRules(place, ids.trim().split(', '));
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) exit(1);

function requireRules(place: string, ids: readonly string[]): void {
  for (const id of ids) if (!rules.has(id)) problems.push(`${place}: no rule ${id}`);
}
