import type { Order } from '@thali/shared/orders/order.contract';
import { requiredAccessToken } from '../../account/session/current-access-token.ts';
import { freshToken } from '../../account/session/fresh-token.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { authHook } from '../../lib/api/auth-hook.ts';
import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf, CallKey } from '../../lib/api/calls.ts';
import type { LiveProof } from '../../lib/live/live-types.ts';
import { parseOrder } from '../../orders/live/parse-order.ts';
import { sendAsPerson } from './person/acting.ts';
import { forgetDevice, readDevice } from './stored-device.ts';

/** The keypad's own call, which must not open the keypad. */
const unlockCall: CallKey = 'POST /kitchen-devices/me/acting';

type CallOf<Key extends CallKey> = Parameters<typeof callApi<Key>>[1];

/**
 * Calls the API as this device, or as the signed-in person. Forgets the device if its token is refused.
 * @param call  its `acting` names the person who tapped, if the call had to wait
 * @throws the errors of `callApi`
 */
export async function kitchenCall<Key extends CallKey>(
  key: Key,
  call: CallOf<Key>,
): Promise<AnswerOf<Key>> {
  const device = await readDevice();
  if (!device) return callAsPerson(key, { ...call, acting: undefined });
  const authorization = `Device ${device.token}`;
  try {
    if (key === unlockCall) return await callApi(key, { ...call, authorization });
    return await sendAsPerson(
      (acting) => callApi(key, { ...call, authorization, acting }),
      call.acting,
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await forgetDevice(device.token);
    throw error;
  }
}

/**
 * A call that may outlive the page takes the stored token, without waiting. If the server refuses it, renews the session
 * and calls again.
 */
async function callAsPerson<Key extends CallKey>(
  key: Key,
  call: CallOf<Key>,
): Promise<AnswerOf<Key>> {
  const token = call.keepalive ? freshToken() : undefined;
  if (!token) return callApi(key, call);
  try {
    return await callApi(key, { ...call, authorization: `Bearer ${token}` });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    await authHook.refresh(token);
    return callApi(key, call);
  }
}

/**
 * Reads an order after its ticket is printed. The call acknowledges the order, because a device may not read a single
 * order. An ended order stays unchanged. Returns undefined if the mess has no such order.
 * @throws the errors of `callApi`
 */
export async function readPrintedOrder(orderId: string): Promise<Order | undefined> {
  const call = { params: { orderId }, background: true };
  try {
    return parseOrder((await kitchenCall('POST /orders/{orderId}/acknowledge', call)).order);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403))
      return undefined;
    throw error;
  }
}

/** The proof for the live room. @throws Error without a device and a session */
export async function kitchenProof(): Promise<LiveProof> {
  const device = await readDevice();
  return { token: device?.token ?? (await requiredAccessToken()) };
}
