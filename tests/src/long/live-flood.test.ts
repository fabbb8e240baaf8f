import { expect, test } from 'vitest';
import { median } from '../bench/percentiles.ts';
import { isEvent, type LiveClient, openLiveClient } from '../support/live-client.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { makeStaff } from '../support/sign-in.ts';

const guests = 1500;
const orders = 15;
/** Local functions share one processor, so a flood costs some time. */
const maxRatio = 3;

test(`an order reaches its kitchen beside ${guests} idle guests and a flooding socket of another mess`, async () => {
  const [quiet, crowded] = await Promise.all([makeVendor(), makeVendor()]);
  const kitchen = await openLiveClient();
  await kitchen.join(quiet.id, { token: (await makeStaff(quiet.id)).token });
  await medianDelayMs(quiet, kitchen);
  const aloneMs = await medianDelayMs(quiet, kitchen);

  for (let joined = 0; joined < guests; joined += 10) {
    await Promise.all(Array.from({ length: 10 }, () => joinAsGuest(crowded)));
  }
  const flood = startFlood(crowded);
  const besideFloodMs = await medianDelayMs(quiet, kitchen);
  const { frames } = await flood.stop();

  const ratio = besideFloodMs / aloneMs;
  console.log(
    `Order to kitchen: ${aloneMs} ms alone, ${besideFloodMs} ms beside ${frames} frames: ratio ${ratio.toFixed(1)}`,
  );
  expect(ratio).toBeLessThan(maxRatio);
});

/** The median time from the call to the frame in the kitchen. */
async function medianDelayMs(vendor: TestVendor, kitchen: LiveClient): Promise<number> {
  const delays: number[] = [];
  for (let count = 0; count < orders; count += 1) {
    const begin = Date.now();
    const { id } = await placeOrder(orderBody(vendor));
    const { receivedAt } = await kitchen.waitForFrame(isEvent('order:new', id), 30_000);
    delays.push(receivedAt - begin);
  }
  return median(delays);
}

async function joinAsGuest(vendor: TestVendor): Promise<void> {
  await (await openLiveClient()).join(vendor.id);
}

/** One connection that sends far more than the limit. It opens again after the server has closed it. */
function startFlood(vendor: TestVendor) {
  let isStopped = false;
  let frames = 0;
  const running = flood();

  async function flood(): Promise<void> {
    while (!isStopped) {
      const client = await openLiveClient();
      for (let count = 0; count < 400; count += 1) {
        client.send({ action: count % 2 ? 'ping' : 'join', room: `vendor:${vendor.id}` });
      }
      await client.closed();
      frames += 400;
    }
  }

  return {
    stop: async () => {
      isStopped = true;
      await running;
      return { frames };
    },
  };
}
