import { AppError } from '@thali/shared/http/app-error';
import { wellFormed } from '@thali/shared/http/well-formed';
import type { HttpEvent, HttpMiddleware } from './pipeline.ts';

export const maxBodyBytes = 1024 * 1024;
const escapedSurrogate = /\\ud[89a-f]/i;

/** Reads a JSON body of at most 1 MB. Ignores the body if the contract has none. An optional body may be missing. */
export function parseBody(): HttpMiddleware {
  return {
    before: ({ event }) => {
      const { request, bodyIsText } = event.state.route.contract;
      if (!request.body) return;
      if (!event.body && request.body.safeParse(undefined).success) return;
      event.state.body = bodyIsText ? readRaw(event).toString('utf8') : readJson(event);
    },
  };
}

function readRaw(event: HttpEvent): Buffer {
  const raw = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (raw.byteLength > maxBodyBytes) {
    throw new AppError('PAYLOAD_TOO_LARGE', 'The request is larger than 1 MB.');
  }
  return raw;
}

function readJson(event: HttpEvent): unknown {
  const raw = readRaw(event);
  if (!/^application\/json\b/i.test(event.headers['content-type'] ?? '')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the request as application/json.');
  }
  try {
    const text = raw.toString('utf8');
    return JSON.parse(text, escapedSurrogate.test(text) ? wellFormed : undefined);
  } catch (cause) {
    throw new AppError('INVALID_JSON', 'The request is not valid JSON.', { cause });
  }
}
