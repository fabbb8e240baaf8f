import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { functionSettings } from '@thali/functions/routes/function-settings';
import { scheduledJobs } from '@thali/functions/routes/route-table';
import { awsClientConfig } from '@thali/local/engines/aws-client-config';
import { createTable } from '@thali/local/engines/create-table';
import { startDynamo } from '@thali/local/engines/start-dynamo';
import { setHandlerEnvironment } from '@thali/local/handler-environment';
import { loadHandler } from '@thali/local/lambda/load-handler';
import { toIst } from '@thali/shared/time/ist';
import type { Context } from 'aws-lambda';
import { milliseconds, printNote, printTable } from './print.ts';
import { unitsOf, watchRequestUnits } from './request-units.ts';

const table = 'bench-forecast';
const vendorsAtScale = 10_000;
/** Lambda gives a whole processor at this memory. */
const wholeProcessorMb = 1769;

/** Runs the nightly training handler against DynamoDB Local, and scales the cost per vendor to 10,000 vendors. */
export async function benchTraining(vendors: number): Promise<void> {
  const dynamo = await startDynamo({ inMemory: true });
  const client = new DynamoDBClient(awsClientConfig(dynamo.endpoint));
  try {
    await createTable(client, table);
    setHandlerEnvironment({
      site: 'http://localhost',
      table,
      dynamo: dynamo.endpoint,
      razorpay: dynamo.endpoint,
      push: dynamo.endpoint,
      pictures: dynamo.endpoint,
      aws: dynamo.endpoint,
      connections: dynamo.endpoint,
    });
    const { writeForecastVendors } = await import('./forecast-vendors.ts');
    const today = toIst(new Date()).date;
    await writeForecastVendors(DynamoDBDocumentClient.from(client), table, { vendors, today });
    await measure(vendors);
  } finally {
    client.destroy();
    await dynamo.stop();
  }
}

async function measure(vendors: number): Promise<void> {
  const handler = await loadHandler('retrain-forecasts');
  const train = async () => {
    const { trained } = (await handler({}, lambdaContext)) as { trained?: number };
    if (trained !== vendors) throw new Error(`Trained ${trained} of ${vendors} vendors`);
  };
  await watchRequestUnits();
  const { units } = await unitsOf(train);
  const startedAt = performance.now();
  const before = process.cpuUsage();
  await train();
  const { user, system } = process.cpuUsage(before);
  const processor = (user + system) / 1000 / vendors;
  const wall = (performance.now() - startedAt) / vendors;

  const job = scheduledJobs.find(({ fn }) => fn === 'retrain-forecasts');
  const parts = job && 'parts' in job ? job.parts : 1;
  const { memoryMb, timeoutSeconds } = functionSettings['retrain-forecasts'];
  const share = Math.min(1, memoryMb / wholeProcessorMb);
  const seconds = (perVendor: number) =>
    `${((perVendor * vendorsAtScale) / parts / 1000).toFixed(0)} s`;
  printTable(
    `Training: ${vendors} vendors with 52 weeks and 30 dishes, local figures`,
    ['', 'a vendor', `${vendorsAtScale} in ${parts} parts`],
    [
      ['processor time', milliseconds(processor), seconds(processor / share)],
      ['wall time, four at once', milliseconds(wall), seconds(wall / share)],
      ['read units', (units.read / vendors).toFixed(1), ''],
      ['write units', (units.write / vendors).toFixed(1), ''],
    ],
  );
  printNote(
    `Each part has ${memoryMb} MB (${share.toFixed(2)} processors) and a timeout of ${timeoutSeconds} s.`,
  );
  printNote('Figures of the second of two runs. The database uses the same processors.');
}

const lambdaContext: Context = {
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
