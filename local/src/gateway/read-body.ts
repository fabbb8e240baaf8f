import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/**
 * @throws BodyTooLarge if the body has more than `limit` bytes. Reads a larger body up to four times the limit, so
 * that the client gets the answer.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size <= limit) chunks.push(chunk);
    else if (size > limit * 4) break;
  }
  if (size > limit) throw new BodyTooLarge();
  return Buffer.concat(chunks);
}
