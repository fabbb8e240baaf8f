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

/** A function's code in one file, made together with that of all others the first time that one is asked for. */
export function bundleFile(fn: FunctionName): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'thali-bundles-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    buildSync(bundleOptions(made));
    folder = made;
  }
  return join(folder, `${fn}.mjs`);
}

/**
 * Ways to find credentials that the SDK loads only when the environment has none. Lambda's always has,
 * so a function need not carry them: a quarter of its size.
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

/** One file that runs alone in Lambda's Node. */
export const bundling = {
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  mainFields: ['module', 'main'],
  // Packages in CommonJS still call require for Node's own modules.
  banner: {
    js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
  },
  legalComments: 'none',
  logLevel: 'error',
} as const satisfies BuildOptions;

/** How esbuild makes one file of each function, the AWS SDK included. What they share is read once. */
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
