import type { IncomingMessage, ServerResponse } from 'node:http';
import { send } from '../../gateway/answer.ts';
import { contentTypeOf } from '../../gateway/content-types.ts';
import { cacheFiles, encodingFor } from '../../gateway/file-cache.ts';
import { isJsonObject, textAt, textsAt } from '../../json-object.ts';
import type { PictureFiles } from '../../stand-ins/pictures/picture-files.ts';
import type { Assembly } from '../template/read-assembly.ts';
import { type AnswerHeader, withAnswerHeaders } from './answer-headers.ts';

/** Serves one path of a bucket. */
export type Bucket = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  set: readonly AnswerHeader[],
) => Promise<void>;

/** The site's bucket after the deployment: the uploaded files with their prefix and cache rules. */
export async function siteBucket(assembly: Assembly): Promise<Bucket> {
  const deployment = assembly.onlyResource('Custom::CDKBucketDeployment').properties;
  const [asset = ''] = textsAt(deployment, 'SourceObjectKeys');
  const prefix = textAt(deployment, 'DestinationBucketKeyPrefix');
  const metadata = isJsonObject(deployment.SystemMetadata) ? deployment.SystemMetadata : {};
  const files = await cacheFiles(assembly.assetFolder(asset), `/${prefix}/`);

  return async (request, response, path, set) => {
    const file = files.get(path);
    if (!file) {
      const refused = withAnswerHeaders({ 'content-type': 'application/xml' }, set);
      return send(response, 404, refused, '<Error><Code>NoSuchKey</Code></Error>');
    }
    const encoding = encodingFor(file, String(request.headers['accept-encoding'] ?? ''));
    const headers = withAnswerHeaders(
      {
        'content-type': file.contentType,
        'cache-control': String(metadata['cache-control'] ?? ''),
        etag: file.etag,
        vary: 'accept-encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
      set,
    );
    if (request.headers['if-none-match'] === file.etag) response.writeHead(304, headers).end();
    else send(response, 200, headers, await file.body(encoding));
  };
}

/** The bucket of pictures. */
export function pictureBucket(files: PictureFiles): Bucket {
  return async (request, response, path, set) => {
    request.resume();
    const bytes = path.includes('..') ? undefined : await files.read(path.slice(1));
    const headers = bytes
      ? {
          'content-type': contentTypeOf(path),
          'cache-control': 'public, max-age=31536000, immutable',
        }
      : { 'content-type': 'application/xml' };
    send(response, bytes ? 200 : 404, withAnswerHeaders(headers, set), bytes);
  };
}
