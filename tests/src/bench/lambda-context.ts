import type { Context } from 'aws-lambda';

/** What a handler is called with beside its event. */
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
