import { ApiError, NetworkError } from '../../../lib/api/api-error.ts';
import { kitchenCall } from '../kitchen-call.ts';
import { actingHeader, type Unlock } from './acting.ts';
import { forgetPin, storePin, unlockOffline } from './offline-pins.ts';

interface Attempt {
  personId: string;
  pin: string;
  /** Approves one call, which always needs the server. */
  isForOneCall: boolean;
}

/**
 * Unlocks the device with a PIN. Without a network, a stored PIN unlocks it.
 * @throws the errors of `callApi`, and ApiError WRONG_PIN, PIN_LOCKED
 * Rule: team-4, team-11
 */
export async function unlockDevice({ personId, pin, isForOneCall }: Attempt): Promise<Unlock> {
  try {
    const unlocked = await kitchenCall('POST /kitchen-devices/me/acting', {
      body: { personId, pin, ...(isForOneCall && { once: isForOneCall }) },
      acting: actingHeader(),
      quiet: true,
    });
    if (!isForOneCall) void storePin(unlocked.person, pin);
    return unlocked;
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'WRONG_PIN' || error.code === 'PIN_LOCKED')) {
      await forgetPin(personId);
    }
    const unlocked =
      error instanceof NetworkError && !isForOneCall
        ? await unlockOffline(personId, pin)
        : undefined;
    if (unlocked) return unlocked;
    throw error;
  }
}
