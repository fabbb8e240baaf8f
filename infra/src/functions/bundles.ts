import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entryFile, functionSettings } from '@thali/functions/routes/function-settings';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { type BuildOptions, buildSync } from 'esbuild';

export const functionSources = fileURLToPath(
  import.meta.resolve('@thali/functions/config'),
).replace(/config\.ts$/, '');

const functions = Object.keys(functionSettings) as FunctionName[];

let folder: string | undefined;

/** The bundle of a function. The first call builds the bundles of all functions. */
export function bundleFile(fn: FunctionName): string {
  if (folder === undefined) {
    const newFolder = mkdtempSync(join(tmpdir(), 'thali-bundles-'));
    process.once('exit', () => rmSync(newFolder, { recursive: true, force: true }));
    buildSync(bundleOptions(newFolder));
    folder = newFolder;
  }
  return join(folder, `${fn}.mjs`);
}

/**
 * Credential providers that the SDK loads only if the environment has no credentials. Lambda always sets them.
 * They are a quarter of a bundle.
 */
const unusedCredentials = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-login',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
];

const noEndpointDiscovery = fileURLToPath(import.meta.resolve('./no-endpoint-discovery.ts'));

/** Options for one self-contained file for Node.js on Lambda. */
export const bundling = {
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  mainFields: ['module', 'main'],
  // CommonJS packages still call `require` for modules of Node.js.
  banner: {
    js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
  },
  legalComments: 'none',
  logLevel: 'error',
} as const satisfies BuildOptions;

/** Options to build one file for each function, with the AWS SDK. esbuild reads shared modules once. */
export function bundleOptions(outdir: string) {
  return {
    ...bundling,
    entryPoints: functions.map((fn) => ({ in: join(functionSources, entryFile(fn)), out: fn })),
    outdir,
    outExtension: { '.js': '.mjs' },
    external: unusedCredentials,
    alias: { '@aws-sdk/middleware-endpoint-discovery': noEndpointDiscovery },
  } as const satisfies BuildOptions;
}
