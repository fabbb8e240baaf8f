import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';

/** What the health call comes to without any pipeline. */
export async function bareHandler(): Promise<unknown> {
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ status: 'ok', version: 'local' }),
  };
}

/** A browser's GET /api/health as API Gateway hands it over; new each time, as there. */
export function healthEvent(): APIGatewayProxyEventV2 {
  const routeKey = 'GET /api/health';
  return {
    version: '2.0',
    routeKey,
    rawPath: '/api/health',
    rawQueryString: '',
    headers: {
      accept: 'application/json',
      'accept-language': 'en-IN,en;q=0.9',
      host: 'demo.localhost',
      'user-agent': 'Mozilla/5.0 (Linux; Android 14)',
      'x-tenant-host': 'demo.localhost',
    },
    requestContext: {
      accountId: '000000000000',
      apiId: 'bench',
      domainName: 'demo.localhost',
      domainPrefix: 'demo',
      http: {
        method: 'GET',
        path: '/api/health',
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'Mozilla/5.0 (Linux; Android 14)',
      },
      requestId: 'bench',
      routeKey,
      stage: '$default',
      time: '20/Nov/2026:12:00:00 +0000',
      timeEpoch: 1_795_000_000_000,
    },
    isBase64Encoded: false,
  };
}

export const lambdaContext: Context = {
  functionName: 'bench',
  functionVersion: '$LATEST',
  invokedFunctionArn: 'arn:aws:lambda:ap-south-1:000000000000:function:bench',
  memoryLimitInMB: '256',
  awsRequestId: 'bench',
  logGroupName: 'bench',
  logStreamName: 'bench',
  callbackWaitsForEmptyEventLoop: false,
  getRemainingTimeInMillis: () => 5000,
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
};
