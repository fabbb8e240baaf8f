import { copyFileSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteDocuments } from '@thali/shared/site/document-of';
import { serviceWorkerFile } from '@thali/shared/site/service-worker-file';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { type AssetCode, Code } from 'aws-cdk-lib/aws-lambda';
import { type BuildOptions, buildSync } from 'esbuild';

const sources = fileURLToPath(import.meta.resolve('@thali/functions/config')).replace(
  /config\.ts$/,
  '',
);

/**
 * A function's code, bundled in this process. Its hash is that of the bundle, so that a deployment
 * replaces only the functions that changed.
 * @param siteBuild  the built site, for the function that carries its documents
 */
export function codeOf(entry: string, siteBuild?: string): AssetCode {
  return Code.fromAsset(sources, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Tells the functions apart: CDK bundles once for equal sources and options.
      command: siteBuild === undefined ? [entry] : [entry, siteBuild],
      // CDK demands an image; the local bundling below never falls back to it.
      image: DockerImage.fromRegistry('none'),
      local: {
        tryBundle(outputFolder) {
          buildSync(bundleOptions(entry, outputFolder));
          if (siteBuild !== undefined) copyDocuments(siteBuild, outputFolder);
          return true;
        },
      },
    },
  });
}

/** Where a function finds the documents that it carries: Lambda unpacks its code below /var/task. */
export const documentsFolder = '/var/task/documents';

function copyDocuments(siteBuild: string, outputFolder: string): void {
  const folder = join(outputFolder, basename(documentsFolder));
  mkdirSync(folder);
  for (const file of [...siteDocuments.map((name) => `${name}.html`), serviceWorkerFile]) {
    copyFileSync(join(siteBuild, file), join(folder, file));
  }
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

/** How esbuild makes one file of a function, the AWS SDK included. */
export function bundleOptions(entry: string, outputFolder: string) {
  return {
    entryPoints: [join(sources, `${entry}.ts`)],
    outfile: join(outputFolder, 'index.mjs'),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    mainFields: ['module', 'main'],
    external: unusedCredentials,
    alias: { '@aws-sdk/middleware-endpoint-discovery': noEndpointDiscovery },
    // Packages in CommonJS still call require for Node's own modules.
    banner: {
      js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
    },
    legalComments: 'none',
    logLevel: 'error',
  } as const satisfies BuildOptions;
}
