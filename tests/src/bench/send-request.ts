import { Agent, request } from 'node:http';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** Uses keep-alive connections and takes less processor time than fetch. */
export function sendRequest(
  url: string,
  options: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  const headers = { ...(body && { 'content-type': 'application/json' }), ...options.headers };
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      url,
      { agent, method: body ? 'POST' : 'GET', headers },
      (answer) => {
        const chunks: string[] = [];
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: chunks.join(''),
          }),
        );
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}

export function closeConnections(): void {
  agent.destroy();
}
