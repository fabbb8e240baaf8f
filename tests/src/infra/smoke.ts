import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { ConfigName } from '@thali/functions/config';
import { functionSettings } from '@thali/functions/routes/function-settings';
import { httpRoutes, scheduledJobs } from '@thali/functions/routes/route-table';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { expect } from 'vitest';

interface Smoke {
  event: object;
  /** A part of the result. */
  expected: object;
}

const run = promisify(execFile);

/** One event for each function that needs only an empty table. */
export const smokeEvents = Object.fromEntries(
  (Object.keys(functionSettings) as FunctionName[]).map((fn) => [fn, smokeOf(fn)]),
) as Record<FunctionName, Smoke>;

function smokeOf(fn: FunctionName): Smoke {
  if (fn === 'platform') {
    const body = expect.stringContaining('dummy-RELEASE');
    return { event: httpEvent('GET /api/health'), expected: { statusCode: 200, body } };
  }
  if (httpRoutes.some((route) => route.fn === fn)) {
    const body = expect.stringMatching(
      /^\{"error":".+","code":"NOT_FOUND","request_id":"smoke"\}$/,
    );
    return { event: httpEvent('GET /api/nowhere'), expected: { statusCode: 404, body } };
  }
  if (fn === 'documents') {
    const body = expect.stringContaining('<title>');
    return { event: httpEvent('$default', '/help'), expected: { statusCode: 200, body } };
  }
  if (fn === 'live') {
    const identity = { sourceIp: '10.0.0.1' };
    const requestContext = {
      routeKey: '$connect',
      connectionId: 'c',
      requestId: 'smoke',
      identity,
    };
    const headers = { 'X-Origin-Secret': 'dummy-EDGE_SECRET' };
    return { event: { requestContext, headers }, expected: { statusCode: 200 } };
  }
  if (fn === 'broadcast' || fn === 'project-orders' || fn === 'raise-alarms') {
    return { event: { Records: [] }, expected: { batchItemFailures: [] } };
  }
  if (fn === 'auth-challenge') {
    const event = {
      triggerSource: 'DefineAuthChallenge_Authentication',
      request: { session: [] },
      response: {},
    };
    const response = { challengeName: 'CUSTOM_CHALLENGE', issueTokens: false };
    return { event, expected: { response } };
  }
  if (fn === 'operations') {
    return { event: { job: 'nothing' }, expected: { refused: { code: expect.any(String) } } };
  }
  const job = scheduledJobs.find((scheduledJob) => scheduledJob.fn === fn);
  if (!job) throw new Error(`Add a smoke event for ${fn}`);
  return { event: { job: job.name }, expected: {} };
}

function httpEvent(routeKey: string, path = routeKey.split(' ').at(-1) ?? '/') {
  const http = {
    method: 'GET',
    path,
    protocol: 'HTTP/1.1',
    sourceIp: '203.0.113.7',
    userAgent: '',
  };
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: '',
    headers: {
      host: 'thali.example',
      'x-tenant-host': 'thali.example',
      'x-origin-secret': 'dummy-EDGE_SECRET',
    },
    requestContext: { http, routeKey, requestId: 'smoke', stage: '$default' },
    isBase64Encoded: false,
  };
}

interface Invocation {
  answer: unknown;
  /** The log lines. */
  lines: unknown[];
}

/** Imports a bundle in a separate process, as Lambda does, and calls it with an empty table and a made-up secret. */
export async function invokeBundle(
  fn: FunctionName,
  file: string,
  event: object,
): Promise<Invocation> {
  const environment = functionSettings[fn].environment.map((name) => [name, dummy(name, file)]);
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    env: {
      ...Object.fromEntries(environment),
      AWS_REGION: 'ap-south-1',
      AWS_ACCESS_KEY_ID: 'none',
      AWS_SECRET_ACCESS_KEY: 'none',
      POWERTOOLS_SERVICE_NAME: fn,
      POWERTOOLS_METRICS_NAMESPACE: 'Thali/smoke',
      SMOKE: JSON.stringify({ url: pathToFileURL(file).href, event }),
    },
    timeout: 25_000,
  });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  return { answer: lines.pop(), lines };
}

const script = `
  import { createServer } from 'node:http';
  const { url, event } = JSON.parse(process.env.SMOKE);
  const secret = JSON.stringify({ keyId: 'rzp_test_0', keySecret: 'nobody knows', webhookSecret: 'nobody knows' });
  const table = createServer((request, response) => {
    if (request.url.includes('list-type=2')) return response.end('<ListBucketResult></ListBucketResult>');
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    response.end(JSON.stringify({ Items: [], Count: 0, ScannedCount: 0, SecretString: secret }));
  });
  await new Promise((resolve) => table.listen(0, '127.0.0.1', resolve));
  process.env.AWS_ENDPOINT_URL = 'http://127.0.0.1:' + table.address().port;
  const { handler } = await import(url);
  const context = { awsRequestId: 'smoke', functionName: 'smoke', getRemainingTimeInMillis: () => 20_000 };
  const answer = await handler(event, context);
  console.log(JSON.stringify(answer ?? {}));
  process.exit(0);`;

function dummy(name: ConfigName, file: string): string {
  if (name === 'SITE_DOCUMENTS') return join(dirname(file), 'documents');
  if (name === 'PLATFORM_DOMAIN') return 'thali.example';
  if (name === 'INACTIVITY_LIMITS') return '{}';
  return name.endsWith('_URL') ? 'https://example.test/' : `dummy-${name}`;
}
