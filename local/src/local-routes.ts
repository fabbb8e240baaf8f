import type { IncomingMessage, ServerResponse } from 'node:http';
import { send, sendJson } from './gateway/answer.ts';
import { readBody } from './gateway/read-body.ts';
import type { JobOutcome } from './schedule/run-jobs.ts';
import type { SentMessage } from './stand-ins/outbox.ts';
import { checkoutScript, localCheckoutPath } from './stand-ins/razorpay/checkout-script.ts';

interface LocalSources {
  outbox(): SentMessage[];
  failures(): unknown[];
  /** The address of the stand-in for Razorpay. */
  razorpay: string;
  /** Runs a job of the route table. */
  runJob(name: string, input: object): Promise<JobOutcome>;
}

const maxInputBytes = 64 * 1024;

/** Serves the `/__local/…` routes to users and tests. Only the local platform has them. */
export function localRoutes(sources: LocalSources) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    if (!isThisMachine(request.headers.host)) {
      request.resume();
      return sendJson(response, 403, { error: 'Only this machine has access.' });
    }
    const call = `${request.method} ${url.pathname}`;
    const job = /^POST \/__local\/jobs\/([\w-]+)$/.exec(call)?.[1];
    if (job) return runJob(sources, job, request, response);
    request.resume();
    if (call === `GET ${localCheckoutPath}`) {
      return send(response, 200, { 'content-type': 'text/javascript' }, checkoutScript);
    }
    const paymentPath = /^POST \/__local\/razorpay(\/orders\/order_\w+\/pay)$/.exec(call)?.[1];
    if (paymentPath) {
      const paid = await fetch(`${sources.razorpay}/local${paymentPath}${url.search}`, {
        method: 'POST',
      });
      return sendJson(response, paid.status, await paid.json());
    }
    if (call === 'GET /__local/outbox') {
      const to = url.searchParams.get('to');
      const messages = sources.outbox().filter((message) => to === null || message.to === to);
      return sendJson(response, 200, messages);
    }
    if (call === 'GET /__local/failures') return sendJson(response, 200, sources.failures());
    return sendJson(response, 404, unknownAddress);
  };
}

/** Accepts local host names only. A foreign page whose name resolves to this machine must not read messages. */
function isThisMachine(host = ''): boolean {
  const { hostname } = URL.parse(`http://${host}`) ?? { hostname: '' };
  return /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);
}

const unknownAddress = { error: 'The local platform has no such address.' };

/** Runs a job with the request's body as its input. */
async function runJob(
  sources: LocalSources,
  job: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const input = jsonObject((await readBody(request, maxInputBytes)).toString());
  if (!input) return sendJson(response, 400, { error: 'The input is not a JSON object.' });
  const jobOutcome = await sources.runJob(job, input);
  switch (jobOutcome.outcome) {
    case 'done':
      return sendJson(response, 200, { ran: job, result: jobOutcome.result ?? null });
    case 'refused':
      return sendJson(response, 400, { error: jobOutcome.message });
    case 'failed':
      return sendJson(response, 500, { error: `The job ${job} failed.` });
    case 'unknown':
      return sendJson(response, 404, unknownAddress);
  }
}

function jsonObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text || '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
