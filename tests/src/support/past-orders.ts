import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { toOrderRow } from '@thali/functions/orders/order-rows';
import { demoVendors } from '@thali/local/demo/demo-vendors';
import { awsClientConfig } from '@thali/local/engines/aws-client-config';
import { historicOrders } from '@thali/local/history/historic-orders';
import type { Platform } from '@thali/local/platform-options';
import { writeRows } from '@thali/local/seed/write-rows';

const perDay = 80;

/** Puts so many past orders of the demo mess into a platform's table, the newest of them yesterday's. */
export async function writePastOrders(platform: Platform, count: number): Promise<void> {
  const vendor = demoVendors.find(({ subdomain }) => subdomain === 'demo');
  if (!vendor) throw new Error('There is no demo mess');
  const now = new Date();
  const orders = [];
  for (let daysAgo = 1; orders.length < count; daysAgo += 1) {
    orders.push(...historicOrders(vendor, perDay, daysAgo, now));
  }
  const client = new DynamoDBClient(awsClientConfig(platform.endpoints.dynamo));
  const rows = orders.slice(0, count).map(toOrderRow);
  await writeRows(DynamoDBDocumentClient.from(client), platform.tableName, rows);
  client.destroy();
}
