import * as z from 'zod/mini';
import { textField } from '../http/fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { secretKeyHeaders } from '../http/idempotency-key.ts';
import { DeviceId, VendorId } from '../ids/ids.ts';
import { languages } from '../site/languages.ts';
import { asciiDigits } from '../text/plain-id.ts';

/** A tablet of the kitchen, a counter that sells, or a board that shows ready orders. Rule: board-1, counter-1 */
export const DeviceKind = z.enum(['kitchen', 'counter', 'board']);
export type DeviceKind = z.infer<typeof DeviceKind>;

/** A kitchen's tablet or phone, a counter, or a ready board. Rule: kitchen-1 */
export const KitchenDevice = z.object({
  id: DeviceId,
  name: z.string(),
  kind: DeviceKind,
  /** Unique among the mess's devices; absent for older devices. Rule: counter-10 */
  number: z.optional(z.int()),
  enrolledAt: z.string(),
  lastHeardAt: z.string(),
  /** Null if the device's browser does not report the battery. */
  batteryPercent: z.nullable(z.number()),
  isCharging: z.nullable(z.boolean()),
  /** The language of screen, voice and tickets; absent until the device has reported one. Rule: kitchen-15 */
  language: z.optional(z.enum(languages)),
});
export type KitchenDevice = z.infer<typeof KitchenDevice>;

const messParams = z.object({ vendorId: VendorId });
const deviceParams = z.object({ vendorId: VendorId, deviceId: DeviceId });

/** A code as people type it: in lower case, in groups, or with letters that Crockford's alphabet reads as digits. */
export const DeviceCode = z
  .string()
  .check(
    z.maxLength(40),
    z.overwrite(toIssuedCode),
    z.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/, 'The code has ten letters and digits'),
  );

/** Creates a code that enrolls one new device, and the link for its QR code. Rule: kitchen-10 */
export const createDeviceCode = defineContract({
  name: 'createDeviceCode',
  summary: 'Create a code that connects one device',
  method: 'POST',
  path: '/vendors/{vendorId}/kitchen-devices/codes',
  callers: ['vendor'],
  needs: 'own',
  request: {
    params: messParams,
    body: z.optional(z.object({ kind: z.optional(DeviceKind) })),
    headers: secretKeyHeaders,
  },
  response: z.object({ code: z.string(), expiresAt: z.string(), enrollUrl: z.string() }),
  status: 201,
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED', 'TOO_MANY_DEVICES', 'TOO_MANY_REQUESTS'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** Makes the calling browser a device of the kitchen. Only this answer contains the device's token. Rule: kitchen-10 */
export const enrollDevice = defineContract({
  name: 'enrollDevice',
  summary: 'Connect a device with a code',
  method: 'POST',
  path: '/kitchen-devices',
  callers: ['guest'],
  request: {
    body: z.object({
      code: DeviceCode,
      name: textField(40).check(z.minLength(1, 'Give the device a name')),
    }),
    /** A random key of the browser. A repeat with the same key gets the same device and token. */
    headers: secretKeyHeaders,
  },
  response: z.object({ device: KitchenDevice, token: z.string() }),
  status: 201,
  errors: ['INVALID_DEVICE_CODE', 'TOO_MANY_DEVICES', 'TOO_MANY_REQUESTS'],
  ignoresToken: true,
});

export const listDevices = defineContract({
  name: 'listDevices',
  summary: 'List the devices of a kitchen',
  method: 'GET',
  path: '/vendors/{vendorId}/kitchen-devices',
  callers: ['vendor'],
  request: { params: messParams },
  response: z.object({ devices: z.array(KitchenDevice) }),
  errors: ['VENDOR_ACCESS_DENIED'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** Rings a device to find it. `isReached`: the device is online and rings. Rule: kitchen-13 */
export const ringDevice = defineContract({
  name: 'ringDevice',
  summary: 'Ring a device of the kitchen',
  method: 'POST',
  path: '/vendors/{vendorId}/kitchen-devices/{deviceId}/ring',
  callers: ['vendor'],
  needs: 'manage',
  request: { params: deviceParams },
  response: z.object({ isReached: z.boolean() }),
  errors: ['VENDOR_ACCESS_DENIED', 'DEVICE_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** Removes a device: its token becomes invalid and its live connections close. Rule: kitchen-2 */
export const removeDevice = defineContract({
  name: 'removeDevice',
  summary: 'Remove a device from the kitchen',
  method: 'DELETE',
  path: '/vendors/{vendorId}/kitchen-devices/{deviceId}',
  callers: ['vendor'],
  needs: 'own',
  request: { params: deviceParams },
  response: z.object({ success: z.literal(true) }),
  errors: ['VENDOR_ACCESS_DENIED', 'DEVICE_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** The report that a device sends every five minutes. Rule: kitchen-12 */
export const reportDevice = defineContract({
  name: 'reportDevice',
  summary: 'Report that a device of the kitchen is online',
  method: 'PUT',
  path: '/kitchen-devices/me',
  callers: ['device', 'counter', 'board'],
  request: {
    body: z.object({
      batteryPercent: z.nullish(z.int().check(z.minimum(0), z.maximum(100))),
      isCharging: z.nullish(z.boolean()),
      /** Whether the device's release can ask for PINs. Rule: team-4 */
      asksForPins: z.optional(z.boolean()),
      /** A report without a language keeps the stored one. Rule: kitchen-15 */
      language: z.optional(z.enum(languages)),
    }),
  },
  response: z.object({ device: KitchenDevice }),
  errors: [],
});

function toIssuedCode(enteredCode: string): string {
  return asciiDigits(enteredCode)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}
