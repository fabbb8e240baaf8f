import { createServer } from 'node:http';
import type { Closers } from '@thali/local/closers';
import { serveOnLoopback } from '@thali/local/gateway/listen';
import { readBody } from '@thali/local/gateway/read-body';

const maxBodyBytes = 1e6;

export interface CannedTable {
  url: string;
  /** The first request of each operation, in DynamoDB's wire format. */
  requests: Map<string, Record<string, unknown>>;
}

/** Forwards the first call of each operation to DynamoDB Local. Answers later calls at once with the first answer. */
export async function startCannedTable(dynamo: string, closers: Closers): Promise<CannedTable> {
  const requests: CannedTable['requests'] = new Map();
  const answers = new Map<string, Buffer>();

  async function record(target: string, body: Buffer, authorization = ''): Promise<Buffer> {
    const answer = await fetch(dynamo, {
      method: 'POST',
      headers: {
        authorization,
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': target,
      },
      body: body.toString(),
    });
    if (!answer.ok) throw new Error(await answer.text());
    const answerBody = Buffer.from(await answer.arrayBuffer());
    requests.set(target.split('.')[1] ?? '', JSON.parse(body.toString()));
    answers.set(target, answerBody);
    return answerBody;
  }

  const server = createServer(async (request, response) => {
    const target = String(request.headers['x-amz-target']);
    const body = await readBody(request, maxBodyBytes);
    const answer =
      answers.get(target) ?? (await record(target, body, request.headers.authorization));
    response.writeHead(200, {
      'content-type': 'application/x-amz-json-1.0',
      'content-length': answer.byteLength,
    });
    response.end(answer);
  });
  return { url: await serveOnLoopback(server, closers), requests };
}
