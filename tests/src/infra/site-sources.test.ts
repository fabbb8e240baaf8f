import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** The documents tell the site its stage, so that one build serves all stages. */
it('the build of the site contains no data of a stage', () => {
  const web = fileURLToPath(new URL('../../../web/', import.meta.url));
  const files = [
    'vite.config.ts',
    'index.html',
    'storefront.html',
    ...readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|css|html)$/.test(name) && !/\.test\./.test(name))
      .map((name) => join('src', name)),
  ];
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const text = readFileSync(join(web, file), 'utf8');
    expect(text, file).not.toMatch(/import\.meta\.env\.(?!DEV|PROD|SSR|BASE_URL)/);
    expect(text, file).not.toMatch(/loadEnv|VITE_|%\w+_\w+%|\.amazonaws\.com/);
    expect(text, file).not.toMatch(/(ap|us|eu)-(south|north|east|west)-\d_\w{9}/);
  }
});
