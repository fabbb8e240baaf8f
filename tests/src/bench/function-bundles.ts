import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { functionSettings } from '@thali/functions/routes/function-settings';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { bundleFiles, bundling } from '@thali/infra/functions/bundles';
import { buildSync } from 'esbuild';

export interface Bundle {
  name: string;
  /** The file that the start of a function imports. */
  entry: string;
  /** The sum of all files. */
  bytes: number;
  gzippedBytes: number;
}

/** The files that a deployment uploads, made by the bundling of infra. */
export function functionBundles(): Bundle[] {
  return (Object.keys(functionSettings) as FunctionName[]).map((fn) =>
    toBundle(fn, ...bundleFiles(fn)),
  );
}

export const clientAlone = '(DynamoDB client alone)';

/** Bundles for comparison: an empty module, and the DynamoDB document client alone. */
export function comparisonBundles(): Bundle[] {
  const folder = temporaryFolder();
  return [
    comparison('(empty module)', folder, 'export const handler = 0;'),
    comparison(
      clientAlone,
      folder,
      `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
       import { DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
       const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));
       export const handler = (input) => table.send(new PutCommand(input) ?? new QueryCommand(input));`,
    ),
  ];
}

/** The bare handler of the section `place-cost`. */
export function bareHandler(): Bundle {
  const file = fileURLToPath(new URL('./bare-handler.ts', import.meta.url));
  return comparison(
    '(bare)',
    temporaryFolder(),
    `export { handler } from ${JSON.stringify(file)};`,
  );
}

function comparison(name: string, root: string, contents: string): Bundle {
  const folder = join(root, String(contents.length));
  mkdirSync(folder);
  const file = join(folder, 'index.mjs');
  const { outputFiles } = buildSync({
    ...bundling,
    stdin: { contents, resolveDir: import.meta.dirname },
    write: false,
  });
  writeFileSync(file, outputFiles[0]?.text ?? '');
  return toBundle(name, file);
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thali-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function toBundle(name: string, entry: string, ...onDemand: string[]): Bundle {
  const files = [entry, ...onDemand].map((file) => readFileSync(file));
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    name,
    entry,
    bytes: sum(files.map((code) => code.length)),
    gzippedBytes: sum(files.map((code) => gzipSync(code).length)),
  };
}
