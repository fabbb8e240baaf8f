import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { argv, exit } from 'node:process';
import { repositoryRoot } from '@thali/local/repository-root';
import { licencesText } from './licences.ts';
import { openApiDocument } from './openapi-document.ts';

/** Generated files with their sources. */
const documents = [
  {
    file: 'docs/api/openapi.json',
    source: 'the route table',
    text: `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  },
  {
    file: 'web/src/site/shared/licences.txt',
    source: 'the packages of the site',
    text: licencesText(),
  },
];

for (const { file, source, text } of documents) {
  const path = join(repositoryRoot, file);
  if (!argv.includes('--check')) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  } else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
    console.error(`${file} differs from ${source}. Run: npm run docs`);
    exit(1);
  }
}
