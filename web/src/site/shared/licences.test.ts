import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('lists every package of the site, and its fonts', () => {
  const text = read('./licences.txt');
  const { dependencies } = JSON.parse(read('../../../package.json')) as {
    dependencies: Record<string, string>;
  };
  const thirdParty = Object.entries(dependencies).filter(([name]) => !name.startsWith('@thali/'));
  expect(thirdParty.length).toBeGreaterThan(10);
  for (const [name, version] of thirdParty) expect(text).toContain(`\n${name} ${version}\n`);
  expect(text).toContain('figtree (typeface)');
});
