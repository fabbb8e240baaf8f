import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * Of two folders, only one may import the other. This applies to `{workspace}/src/{area}` and to the folders inside
 * an area. Tests may import anything.
 */
const [areaDepth, innerDepth] = [3, 4];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
}).split('\n');

/** The first import from one folder to another, by `{from} {to}`. */
const imports = new Map<string, string>();
for (const file of files) {
  if (!existsSync(file) || file.startsWith('tests/') || /\.(test|spec)\.tsx?$/.test(file)) continue;
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from|import|import\()\s*'(\.[^']+)'/g,
  )) {
    const target = posix.join(posix.dirname(file), path);
    for (const depth of [areaDepth, innerDepth]) {
      const pair = `${folderOf(file, depth)} ${folderOf(target, depth)}`;
      if (!imports.has(pair)) imports.set(pair, `${file} imports ${target}`);
    }
  }
}

for (const [pair, example] of imports) {
  const [from = '', to = ''] = pair.split(' ');
  const back = imports.get(`${to} ${from}`);
  const isInside = `${to}/`.startsWith(`${from}/`);
  if (!back || from > to || isInside) continue;
  console.error(`${from} and ${to} import each other:\n  ${example}\n  ${back}`);
  process.exitCode = 1;
}

function folderOf(file: string, depth: number): string {
  return posix.dirname(file).split('/').slice(0, depth).join('/');
}
