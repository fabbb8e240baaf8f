import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { argv, exit } from 'node:process';
import { openApiDocument } from './openapi-document.ts';

const file = join(import.meta.dirname, '../../../docs/api/openapi.json');
const document = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (argv.includes('--check')) {
  const written = await readFile(file, 'utf8').catch(() => '');
  if (written !== document) {
    console.error('docs/api/openapi.json is not what the route table says. Run: npm run docs');
    exit(1);
  }
} else {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, document);
}
