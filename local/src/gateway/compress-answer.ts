import { compress, encodingFor } from './file-cache.ts';

interface Answer {
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** CloudFront's own limit: below it, compression costs more than it saves. */
const minBytes = 1000;

/** As the edge does it, with what the browser understands. Not cached: it takes about a millisecond. */
export async function compressAnswer(answer: Answer, accepted: string): Promise<Answer> {
  const { headers, body } = answer;
  if (headers['content-encoding'] !== undefined) return answer;
  const encoding = encodingFor({ contentType: String(headers['content-type']) }, accepted);
  if (encoding === 'identity' || body.length < minBytes) return answer;
  return {
    headers: { ...headers, 'content-encoding': encoding, vary: 'accept-encoding' },
    body: await compress(body, encoding),
  };
}
