import { randomUUID } from 'node:crypto';
import { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { toIst, weekdays } from '@thali/shared/time/ist';
import type { BenchPlatform } from './bench-platform.ts';
import { orderBody } from './order-bodies.ts';
import type { Measure } from './unit-operations.ts';
import { requestContext, type UseCases } from './use-cases.ts';

const dayMs = 86_400_000;
const guest = { role: 'guest' } as const;

/** Measures pre-orders of a slot with a maximum and without one. Leaves the mess without pre-orders. */
export async function measurePreOrders(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const { vendorId, studentId, dishes } = bench;
  const staff = { role: 'vendor', userId: 'bench-staff', vendorId } as const;
  const student = { role: 'student', userId: studentId } as const;
  const params = { vendorId };
  const offer = (max: { unit: 'orders'; most: number } | undefined) =>
    use.updateVendor(staff, {
      params,
      body: {
        settings: {
          meals: [{ id: 'MEA1', name: 'Any', from: '00:00', to: '23:59', weekdays: [...weekdays] }],
          preOrders: [
            {
              mealId: 'MEA1',
              orderBy: { daysBefore: 0, time: '00:00' },
              every: 30,
              max,
              proof: 'phone',
              lead: 20,
            },
          ],
        },
      },
    });
  const date = toIst(new Date(Date.now() + dayMs)).date;
  const list = () => use.listSlots(guest, { params, query: { date } });
  const placed: { id: string; phone: string; actor: typeof guest | typeof student }[] = [];

  async function place(name: string, actor: typeof guest | typeof student, readyFor: string) {
    const body = { ...orderBody(vendorId, dishes.slice(0, 5)), readyFor };
    const { phone } = body.customerInfo;
    const phoneProof = await use.phoneProofOf(phone);
    const { order } = await measure(`pre-order: ${name}`, () =>
      use.placeOrder(
        actor,
        {
          headers: { 'idempotency-key': randomUUID() },
          body: PlaceOrderBody.parse({ ...body, phoneProof }),
        },
        requestContext,
      ),
    );
    placed.push({ id: order.id, phone, actor });
  }

  await offer({ unit: 'orders', most: 100 });
  const [meal] = (await measure('slots', list)).meals;
  await measure('slots, cached', list);
  const startsAt = meal?.slots[0]?.startsAt ?? '';
  await place('guest, slot with a maximum', guest, startsAt);
  await place('signed in, slot with a maximum', student, startsAt);
  await offer(undefined);
  await place('guest, slot without a maximum', guest, startsAt);
  await place('signed in, slot without a maximum', student, startsAt);
  for (const [index, { id, phone, actor }] of placed.entries()) {
    const cancel = () =>
      use.cancelOrder(actor, { params: { orderId: id }, query: { phone }, headers: {} });
    await (index === 0 ? measure('pre-order: guest cancels', cancel) : cancel());
  }
  await use.updateVendor(staff, { params, body: { settings: { meals: null, preOrders: null } } });
}
