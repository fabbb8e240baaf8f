import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entryFile, functionSettings } from '@thali/functions/routes/function-settings';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { type BuildOptions, buildSync } from 'esbuild';

export const functionSources = fileURLToPath(
  import.meta.resolve('@thali/functions/config'),
).replace(/config\.ts$/, '');

const functions = Object.keys(functionSettings) as FunctionName[];

type BundleFiles = [entry: string, ...onDemand: string[]];

let bundles: Map<string, BundleFiles> | undefined;

/** The files of a function: the entry, and the files that it loads on demand. The first call builds all functions. */
export function bundleFiles(fn: FunctionName): BundleFiles {
  bundles ??= build();
  const files = bundles.get(`${fn}.mjs`);
  if (!files) throw new Error(`No bundle of ${fn}`);
  return files;
}

function build(): Map<string, BundleFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'thali-bundles-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  buildSync(onDemandOptions(folder));
  const { outputs } = buildSync({ ...bundleOptions(folder), metafile: true }).metafile;
  return new Map(
    Object.entries(outputs).map(([entry, { imports }]) => {
      const onDemand = imports.filter(({ path }) => path === onDemandFile);
      return [basename(entry), [resolve(entry), ...onDemand.map(({ path }) => join(folder, path))]];
    }),
  );
}

/**
 * Credential providers that the SDK loads only if the environment has no credentials. Lambda always sets credentials.
 * These packages are a quarter of a bundle.
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

/** Replacements for features of the SDK that we do not use. */
const replacements = {
  '@aws-sdk/middleware-endpoint-discovery': fileURLToPath(
    import.meta.resolve('./no-endpoint-discovery.ts'),
  ),
  '@smithy/core/event-streams': fileURLToPath(import.meta.resolve('./no-event-streams.ts')),
};

/** Few calls need this package, and reading it takes a quarter of a cold start. So it is a separate file. */
const onDemandPackage = 'razorpay';
const onDemandFile = `./${onDemandPackage}.mjs`;

/** Options for a file for Node.js on Lambda. */
export const bundling = {
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  mainFields: ['module', 'main'],
  // CommonJS packages in the bundle call `require` for modules of Node.js.
  banner: {
    js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
  },
  external: unusedCredentials,
  alias: replacements,
  legalComments: 'none',
  logLevel: 'error',
} as const satisfies BuildOptions;

/** Options to build the file that functions load on demand. */
export function onDemandOptions(folder: string) {
  return {
    ...bundling,
    entryPoints: [onDemandPackage],
    absWorkingDir: functionSources,
    outfile: join(folder, onDemandFile),
  } as const satisfies BuildOptions;
}

/** Options to build one file for each function, with the AWS SDK. esbuild reads shared modules once. */
export function bundleOptions(outdir: string) {
  return {
    ...bundling,
    external: [...unusedCredentials, onDemandFile],
    alias: { ...replacements, [onDemandPackage]: onDemandFile },
    entryPoints: functions.map((fn) => ({ in: join(functionSources, entryFile(fn)), out: fn })),
    outdir,
    outExtension: { '.js': '.mjs' },
  } as const satisfies BuildOptions;
}
