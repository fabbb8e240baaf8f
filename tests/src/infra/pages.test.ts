import { readFileSync } from 'node:fs';
import { readCommandLine } from '@thali/infra/operate-cli/read-command-line';
import { readOptions } from '@thali/infra/options';
import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { headingsOf } from './headings.ts';

const page = (name: string) =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const pages = ['go-live.md', 'runbook.md'];

/** Finds the calls of a program in a page's code blocks, and splits them into arguments as a shell does. */
function commandsIn(text: string, program: string): string[][] {
  const code = [...text.matchAll(/^ *```\w*\n([\s\S]*?)^ *```$/gm)].map(
    ([, inside = '']) => inside,
  );
  return code
    .flatMap((block) => block.replaceAll(/\\\n\s*/g, '').split('\n'))
    .filter((line) => line.trim().replace(/^\$ /, '').startsWith(program))
    .map((line) => wordsOf(line.slice(line.indexOf(program) + program.length)));
}

function wordsOf(line: string): string[] {
  const withoutComment = line.replace(/\s+#\s.*$/, '');
  const words = withoutComment.match(/(?:"[^"]*"|'[^']*'|\$\([^)]*\)|[^\s"'])+/g) ?? [];
  return words.map((word) => word.replaceAll(/(["'])(.*?)\1/g, '$2'));
}

/** Whether the reader has to fill in a value. */
const hasPlaceholder = (words: readonly string[]) => words.some((word) => /[<…]/.test(word));

describe.each(pages)('the page %s', (name) => {
  const commands = commandsIn(page(name), 'npm run operate -- ').filter(
    (words) => !hasPlaceholder(words),
  );

  it('has commands for the operator', () => {
    expect(commands.length).toBeGreaterThan(4);
  });

  it.each(commands.map((words) => [words.join(' '), words] as const))('%s', (_, words) => {
    if (words[0] === 'help') return;
    const isRefused = words.includes('erase-customer') && !words.includes('--yes');
    if (isRefused) expect(() => readCommandLine(words)).toThrow('--yes');
    else expect(readCommandLine(words).command.name).toBe(words[0]);
  });

  it('links only to existing headings', () => {
    const links = [...page(name).matchAll(/\]\(([\w-]+\.md)?#([\w'-]+)\)/g)];
    expect(links.length).toBeGreaterThan(2);
    for (const [, target = name, heading] of links) expect(headingsOf(target)).toContain(heading);
  });
});

describe('a deployment command of go-live.md', () => {
  const deployments = commandsIn(page('go-live.md'), 'npx cdk deploy').filter(
    (words) => !hasPlaceholder(words),
  );

  it.each(deployments.map((words) => [words.join(' '), words] as const))(
    'is valid: %s',
    (_, words) => {
      const settings = words.flatMap((word, index) => (words[index - 1] === '-c' ? [word] : []));
      expect(settings.length).toBeGreaterThan(2);
      const context = Object.fromEntries(
        settings.map((setting) => setting.split(/=(.*)/s).slice(0, 2)),
      );
      const options = readOptions(new App({ context: { ...context, siteBuild: 'none' } }));
      expect(options).toMatchObject({ stage: context.stage, region: 'ap-south-1' });
    },
  );

  it('appears twice: for a full stage and for a demo', () => {
    expect(deployments).toHaveLength(2);
  });
});
