import { readFileSync } from 'node:fs';
import { readCommandLine } from '@thali/infra/operate-cli/read-command-line';
import { readOptions } from '@thali/infra/options';
import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';

const page = (name: string) =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const pages = ['go-live.md', 'runbook.md'];

/** What follows a program in a page's code, as the shell would hand it over. */
function typedIn(text: string, program: string): string[][] {
  const code = [...text.matchAll(/^ *```\w*\n([\s\S]*?)^ *```$/gm)].map(
    ([, inside = '']) => inside,
  );
  return code
    .flatMap((block) => block.replaceAll(/\\\n\s*/g, '').split('\n'))
    .filter((line) => line.trim().replace(/^\$ /, '').startsWith(program))
    .map((line) => wordsOf(line.slice(line.indexOf(program) + program.length)));
}

function wordsOf(line: string): string[] {
  const shown = line.replace(/\s+#\s.*$/, '');
  const words = shown.match(/(?:"[^"]*"|'[^']*'|\$\([^)]*\)|[^\s"'])+/g) ?? [];
  return words.map((word) => word.replaceAll(/(["'])(.*?)\1/g, '$2'));
}

/** It leaves something for the reader to fill in. */
const isOpen = (words: readonly string[]) => words.some((word) => /[<…]/.test(word));

describe.each(pages)('the page %s', (name) => {
  const commands = typedIn(page(name), 'npm run operate -- ').filter((words) => !isOpen(words));

  it('has commands of the operator’s', () => {
    expect(commands.length).toBeGreaterThan(4);
  });

  it.each(commands.map((words) => [words.join(' '), words] as const))('%s', (_, words) => {
    if (words[0] === 'help') return;
    const refused = words.includes('erase-customer') && !words.includes('--yes');
    if (refused) expect(() => readCommandLine(words)).toThrow('--yes');
    else expect(readCommandLine(words).command.name).toBe(words[0]);
  });

  it('points at headings that are there', () => {
    const links = [...page(name).matchAll(/\]\(([\w-]+\.md)?#([\w'-]+)\)/g)];
    expect(links.length).toBeGreaterThan(2);
    for (const [, other = name, heading] of links) expect(headingsOf(other)).toContain(heading);
  });
});

function headingsOf(name: string): string[] {
  return [...page(name).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

describe('a deployment of the page', () => {
  const choices = typedIn(page('go-live.md'), 'npx cdk deploy').filter((words) => !isOpen(words));

  it.each(choices.map((words) => [words.join(' '), words] as const))('is taken: %s', (_, words) => {
    const given = words.flatMap((word, index) => (words[index - 1] === '-c' ? [word] : []));
    expect(given.length).toBeGreaterThan(2);
    const context = Object.fromEntries(given.map((one) => one.split(/=(.*)/s).slice(0, 2)));
    const options = readOptions(new App({ context: { ...context, siteBuild: 'none' } }));
    expect(options).toMatchObject({ stage: context.stage, region: 'ap-south-1' });
  });

  it('comes with all that a stage needs, and as a demo with nothing', () => {
    expect(choices).toHaveLength(2);
  });
});
