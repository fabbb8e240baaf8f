import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type ErrorCode, errorStatus } from '@thali/shared/http/error-codes';

/** Sends a complete response. A HEAD request gets the headers only. */
export function send(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Buffer = '',
): void {
  if (response.headersSent || response.destroyed) return;
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, 'content-length': bytes.byteLength });
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, jsonHeaders, JSON.stringify(value));
}

/** Sends the error envelope for a request that never reaches a handler. Rule: wire-6 */
export function sendError(
  response: ServerResponse,
  code: ErrorCode,
  message: string,
  requestId: string,
  status: number = errorStatus[code],
): void {
  const envelope = { error: message, code, request_id: requestId };
  send(response, status, { ...jsonHeaders, 'x-request-id': requestId }, JSON.stringify(envelope));
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  send(response, status, { 'content-type': 'text/plain; charset=utf-8' }, `${text}\n`);
}

const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};
