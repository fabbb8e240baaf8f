import { gzipSync } from 'node:zlib';
import type { HttpResult } from './pipeline.ts';

/** Compressing a shorter answer costs more than it saves. */
const minBytes = 1000;

/**
 * Compresses a long answer if the browser accepts gzip. The edge compresses only answers that it may cache.
 */
export function compressAnswer(result: HttpResult, accepted: string | undefined): HttpResult {
  const { body, headers } = result;
  if (body === undefined || body.length < minBytes || !/\bgzip\b/.test(accepted ?? ''))
    return result;
  return {
    ...result,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  };
}
