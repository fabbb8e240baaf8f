import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '@thali/functions/table/keys';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { type BenchPlatform, subdomain } from './bench-platform.ts';
import { pastOrder } from './order-bodies.ts';
import type { Measure } from './unit-operations.ts';
import type { UseCases } from './use-cases.ts';

const hourMs = 60 * 60 * 1000;
const guest = { role: 'guest' } as const;
const contents = 'Dal fry, Jeera rice, 3 chapatis, Aloo gobi, Salad';

/** Measures week menus, feedback and waiting times, then leaves the mess without them. */
export async function measureMeals(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const readStorefront = () => use.getStorefront(guest, { params: { subdomain }, query: {} });
  await measureWeekMenu(bench, use, measure);
  await measure('storefront with a week menu', readStorefront);
  await removeWeekMenu(bench);
  await measureFeedback(bench, use, measure);

  const effects = { ahead: [0], low: [-4], high: [6], hours: {}, dishes: {} };
  const score = { orders: 100, right: 80, usesShownRanges: false };
  const model = { medianMinutes: 12, ...effects };
  await use.putReadyTimes(bench.vendorId, { learnedAt: new Date().toISOString(), ...score, model });
  await use.showReadyTimes(bench.vendorId, true);
  await measure('storefront with waiting times', readStorefront);
  await measure('  once more in ten minutes', readStorefront);
  await use.showReadyTimes(bench.vendorId, false);
  await measure('storefront without both', readStorefront);
}

async function measureWeekMenu({ vendorId }: BenchPlatform, use: UseCases, measure: Measure) {
  const staff = { role: 'vendor', userId: 'bench-staff', vendorId } as const;
  const today = toIst(new Date()).date;
  const { days } = await use.getWeekMenu(staff, { params: { vendorId } });
  const publish = (date: string) => () =>
    use.saveDayOfWeekMenu(staff, {
      params: { vendorId, date },
      body: {
        knownUpdatedAt: days.find((day) => day.date === date)?.updatedAt ?? null,
        // A new text, so that a later run changes the day again.
        meals: [{ name: 'Lunch', contents: `${contents}, ${Date.now()}` }],
      },
    });
  await measure('week menu: today published', publish(today));
  await measure('  tomorrow', publish(addDays(today, 1)));
  await measure('  read by staff', () => use.getWeekMenu(staff, { params: { vendorId } }));
  await measure('  read by a guest', () => use.getWeekMenu(guest, { params: { vendorId } }));
  await measure('  cached', () => use.getWeekMenu(guest, { params: { vendorId } }));
}

async function measureFeedback(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const { vendorId } = bench;
  const staff = { role: 'vendor', userId: 'bench-staff', vendorId } as const;
  const past = pastOrder(bench, 1, 'completed', new Date(Date.now() - hourMs));
  const id = `${vendorId}BENCHF${String(Date.now()).slice(-10)}`;
  await use.insertOrder({ ...past, id });
  const ofOrder = {
    params: { orderId: id },
    query: { phone: past.customerPhone },
    headers: {},
  };
  const [line] = past.lines;
  const details = {
    dishes: line ? [{ menuItemId: line.menuItemId, word: 'good' as const }] : [],
    note: 'The dal was good',
  };
  await measure('feedback: a face', () =>
    use.giveFeedback(guest, { ...ofOrder, body: { face: 4 } }),
  );
  await measure('  with details', () =>
    use.giveFeedback(guest, { ...ofOrder, body: { face: 4, ...details } }),
  );
  await measure('  read by the owner', () => use.listFeedback(staff, { params: { vendorId } }));
}

async function removeWeekMenu({ documents, tableName, vendorId }: BenchPlatform) {
  await documents.send(
    new UpdateCommand({
      TableName: tableName,
      Key: keys.vendorProfile(vendorId),
      UpdateExpression: 'REMOVE #settings.weekMenuUntil, weekMenuAt',
      ExpressionAttributeNames: { '#settings': 'settings' },
    }),
  );
}
