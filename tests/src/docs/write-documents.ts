import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { argv, exit } from 'node:process';
import { repositoryRoot } from '@thali/local/repository-root';
import { licencesText } from './licences.ts';
import { openApiDocument } from './openapi-document.ts';

/** What is written by itself, and what it is made from. */
const documents = [
  {
    file: 'docs/api/openapi.json',
    source: 'the route table says',
    text: `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  },
  {
    file: 'web/src/site/shared/licences.txt',
    source: 'the packages of the site say',
    text: licencesText(),
  },
];

for (const { file, source, text } of documents) {
  const path = join(repositoryRoot, file);
  if (!argv.includes('--check')) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  } else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
    console.error(`${file} is not what ${source}. Run: npm run docs`);
    exit(1);
  }
}
