import { createHash } from 'node:crypto';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import { answerKeys } from '@thali/shared/http/schema-keys';
import { compressAnswer } from './compress-answer.ts';
import type { HttpEvent, HttpMiddleware, HttpResult } from './pipeline.ts';

/**
 * Turns a use case's output into the answer: only the contract's fields, in snake_case. A cacheable answer has an
 * ETag. A caller with the current ETag gets a 304.
 */
export function answerJson(): HttpMiddleware {
  return {
    after: (request) => {
      request.response = toResult(request.event, request.response);
    },
  };
}

function toResult(event: HttpEvent, output: unknown): HttpResult {
  const { route, responseHeaders, responseCookies } = event.state;
  const { contract } = route;
  const body = JSON.stringify(wireAnswer(contract, output));
  const headers: Record<string, string> = {
    ...jsonHeaders(event.state.requestId),
    'cache-control': contract.cacheControl ?? 'no-store',
    ...responseHeaders,
  };
  if (!contract.cacheControl) {
    const cookies = responseCookies.length > 0 ? { cookies: responseCookies } : {};
    const result = { statusCode: contract.status ?? 200, headers, body, ...cookies };
    return compressAnswer(result, event.headers['accept-encoding']);
  }

  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  headers.etag = etag;
  if (event.headers['if-none-match']?.includes(etag)) return { statusCode: 304, headers };
  return { statusCode: 200, headers, body };
}

/** An output in wire form: only the contract's fields, in snake_case. */
export function wireAnswer({ response }: Pick<AnyHttpContract, 'response'>, output: unknown) {
  return answerKeys(response, response.parse(output));
}

export function jsonHeaders(requestId: string): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
  };
}
