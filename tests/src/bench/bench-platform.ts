import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { MenuItemRow } from '@thali/functions/menu/menu-rows';
import { awsClientConfig } from '@thali/local/engines/aws-client-config';
import { setEnvironment } from '@thali/local/environment';
import { startPlatform } from '@thali/local/platform';
import type { Platform } from '@thali/local/platform-options';
import { demoIds } from '@thali/local/seed/demo-ids';
import { demoPassword, demoStudentId } from '@thali/local/seed/demo-people';
import { signInAt } from '../support/demo-sign-in.ts';

export interface BenchPlatform extends Platform {
  /** The bench's own table client. The bench does not count its request units. */
  documents: DynamoDBDocumentClient;
  vendorId: string;
  studentId: string;
  /** Returns a new token, because a token expires during a long run. */
  signInStaff: () => Promise<string>;
  /** Dishes without options and without limited portions. */
  dishes: MenuItemRow[];
  /** A dish without options, with limited portions. */
  limitedDish: MenuItemRow;
  dishCount: number;
}

export const subdomain = 'demo';
export const staffLogin = { email: 'vendor@demo.example', password: demoPassword, role: 'vendor' };

/** Starts the local platform with demo data and the table in memory. */
export async function startBenchPlatform(hasNoBackgroundWork: boolean): Promise<BenchPlatform> {
  // One person places thousands of orders.
  setEnvironment({ THALI_ORDER_LIMITS: 'none' });
  const platform = await startPlatform({
    port: 0,
    site: 'skip',
    history: false,
    database: 'memory',
    hasNoBackgroundWork,
    quiet: true,
  });
  const documents = DynamoDBDocumentClient.from(
    new DynamoDBClient(awsClientConfig(platform.endpoints.dynamo)),
    { marshallOptions: { removeUndefinedValues: true } },
  );
  const vendorId = demoIds.vendor(subdomain);
  const { readStorefront } = await import('@thali/functions/menu/storefront.table');
  const items = (await readStorefront(vendorId))?.items ?? [];
  const plainItems = items.filter((item) => item.isAvailable && item.optionGroupIds === undefined);
  const dishes = plainItems.filter((item) => item.stock === undefined);
  const limitedDish = plainItems.find((item) => item.stock !== undefined);
  if (!limitedDish || dishes.length < 5) throw new Error('The demo menu has too few dishes');
  return {
    ...platform,
    documents,
    vendorId,
    studentId: demoStudentId,
    signInStaff: async () => (await signInAt(platform.url, 'vendor')).token,
    dishes,
    limitedDish,
    dishCount: items.length,
  };
}
