import { gzipSync } from 'node:zlib';
import type { HttpResult } from './pipeline.ts';

/** Below it, compressing costs more than it saves. */
const minBytes = 1000;

/**
 * Makes a long answer short, for browsers that take it so. The edge does that only for what it may keep, and passes on all
 * else as it comes.
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
