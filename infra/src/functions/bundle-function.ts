import { copyFileSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { siteDocuments } from '@thali/shared/site/document-of';
import { firstViewFile } from '@thali/shared/site/first-view';
import { languageFile, languages } from '@thali/shared/site/languages';
import { pushWorkerFile, serviceWorkerFile } from '@thali/shared/site/service-worker-file';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { type AssetCode, Code } from 'aws-cdk-lib/aws-lambda';
import { bundleFiles, functionSources } from './bundles.ts';

/**
 * A function's code. The hash covers the bundle, so that a deployment replaces only changed functions.
 * @param siteBuild  the built site, for the function that serves its documents
 */
export function codeOf(fn: FunctionName, siteBuild?: string): AssetCode {
  return Code.fromAsset(functionSources, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Makes the options of each function different, because CDK bundles only once for equal options.
      command: siteBuild === undefined ? [fn] : [fn, siteBuild],
      // CDK requires an image, but never uses it, because the local bundling always succeeds.
      image: DockerImage.fromRegistry('none'),
      local: {
        tryBundle(outputFolder) {
          const [entry, ...onDemand] = bundleFiles(fn);
          copyFileSync(entry, join(outputFolder, 'index.mjs'));
          for (const file of onDemand) copyFileSync(file, join(outputFolder, basename(file)));
          if (siteBuild !== undefined) copyDocuments(siteBuild, outputFolder);
          return true;
        },
      },
    },
  });
}

/** The folder of the documents in a function. Lambda unpacks code below /var/task. */
export const documentsFolder = '/var/task/documents';

function copyDocuments(siteBuild: string, outputFolder: string): void {
  const folder = join(outputFolder, basename(documentsFolder));
  mkdirSync(folder);
  const documents = siteDocuments.map((name) => `${name}.html`);
  const translated = [...documents, serviceWorkerFile, pushWorkerFile].flatMap((file) =>
    languages.map((language) => languageFile(file, language)),
  );
  for (const file of [...translated, firstViewFile]) {
    copyFileSync(join(siteBuild, file), join(folder, file));
  }
}
