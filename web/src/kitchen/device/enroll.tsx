import { spacedCode } from '@thali/shared/kitchen/device-code';
import { type DeviceKind, enrollDevice } from '@thali/shared/kitchen/kitchen-devices.contract';
import { del, get, set } from 'idb-keyval';
import { ChefHat, MonitorCheck } from 'lucide-react';
import { Link } from 'wouter';
import { signInPath } from '../../account/session/sign-in-path.ts';
import { sendCall } from '../../lib/api/send-call.ts';
import { Form, SubmitButton } from '../../lib/forms/form.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { Card } from '../../lib/ui/card.tsx';
import { TextField } from '../../lib/ui/text-field.tsx';
import { lineLinkClass } from '../../lib/ui/text-link-class.ts';
import { keepDevice, useStoredDevice } from './stored-device.ts';

interface EnrollProps {
  /** Which screen one came to; what the device becomes is in its code. */
  kind: DeviceKind;
  /** Out of the address that was scanned. */
  code: string | undefined;
  /** It was a device until a moment ago. */
  wasRemoved: boolean;
  onIn: () => void;
}

const screens = {
  kitchen: {
    Icon: ChefHat,
    title: 'Let this device into the kitchen',
    text: 'It shows the orders and nothing else of your account.',
    removed: 'This device was removed from the kitchen.',
    button: 'Add a Device',
    name: deviceName,
  },
  board: {
    Icon: MonitorCheck,
    title: 'Make this screen the ready board',
    text: 'It shows which orders are being prepared and which are ready, by number alone.',
    removed: 'This screen was removed.',
    button: 'Add a Board',
    name: () => 'Ready board',
  },
} as const;

/** Makes a device of this browser by a code from the settings. Rule: kitchen-11, board-1 */
export default function Enroll({ kind, code: scanned, wasRemoved, onIn }: EnrollProps) {
  const device = useStoredDevice();
  const { Icon, ...texts } = screens[kind];
  const form = useContractForm(enrollDevice, {
    defaultValues: {
      code: scanned ? spacedCode(scanned) : '',
      name: texts.name(navigator.userAgent),
    },
    send: enroll,
    onSent: onIn,
    failed: 'This did not work. Please try again.',
  });
  const { errors } = form.formState;
  const isIncomplete = form.watch(['code', 'name']).some((text) => text.trim() === '');

  return (
    <main className="grid min-h-dvh place-items-center px-4 py-8">
      <Card className="w-full max-w-md p-6 sm:p-8">
        <Icon size={36} className="text-accent-ink" />
        <h1 className="mt-3 font-display text-2xl font-bold">{texts.title}</h1>
        <p className="mt-2 text-ink-soft">{texts.text} It stays in until you remove it.</p>
        {wasRemoved && (
          <p role="status" className="mt-4 rounded-field bg-accent-soft px-3.5 py-3 text-sm">
            {texts.removed} A new code lets it in again.
          </p>
        )}
        <Form
          form={form}
          className="mt-6 flex flex-col gap-4"
          actions={
            <SubmitButton
              form={form}
              size="large"
              isFullWidth
              busyLabel="Letting it in..."
              disabled={isIncomplete}
            >
              Use This Device
            </SubmitButton>
          }
        >
          <TextField
            label="Code"
            hint={`In Thali on your phone or computer: Settings, Kitchen Devices, ${texts.button}.`}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={14}
            className="font-semibold tracking-wider uppercase tabular-nums"
            {...form.register('code')}
            error={errors.code?.message}
          />
          <TextField
            label="Name of this device"
            autoComplete="off"
            maxLength={40}
            {...form.register('name')}
            error={errors.name?.message}
          />
        </Form>
        <p className="mt-3 text-center">
          {device ? (
            <button type="button" onClick={onIn} className={lineLinkClass}>
              Continue as {device.name}
            </button>
          ) : (
            kind === 'kitchen' && (
              <Link href={signInPath('/kitchen', 'vendor')} className={lineLinkClass}>
                Sign in instead
              </Link>
            )
          )}
        </p>
      </Card>
    </main>
  );
}

/** What a new device is called until somebody names it, by what its browser says of it. */
export function deviceName(userAgent: string): string {
  if (/iPad/.test(userAgent)) return 'iPad';
  if (/iPhone/.test(userAgent)) return 'iPhone';
  if (/Android/.test(userAgent)) return /Mobile/.test(userAgent) ? 'Phone' : 'Tablet';
  return 'Kitchen screen';
}

const keyName = 'kitchen-enroll-key';

/**
 * Sends a code, and keeps the device that it makes.
 * @throws ApiError, NetworkError
 */
async function enroll(body: { code: string; name: string }): Promise<void> {
  const headers = { 'idempotency-key': await enrollKey() };
  const { device, token } = await sendCall('POST /kitchen-devices', {
    body,
    headers,
    timeoutMs: 20_000,
  });
  const [vendorId = ''] = token.split('.');
  const { id: deviceId, name, kind } = device;
  await keepDevice({ deviceId, vendorId, name, kind, token });
  await forgetEnrollKey();
  // Browsers clear what seldom visited sites keep; one that is asked may leave this one alone.
  await navigator.storage?.persist?.().catch(() => false);
}

/**
 * This browser's own random key for a code: after a lost answer, and a reload, the same device comes back. Where storage
 * is refused, each attempt has another one.
 */
async function enrollKey(): Promise<string> {
  const kept = await get<string>(keyName).catch(() => undefined);
  if (kept) return kept;
  const key = crypto.randomUUID();
  await set(keyName, key).catch(() => undefined);
  return key;
}

/** The next device of this browser has another one. */
async function forgetEnrollKey(): Promise<void> {
  await del(keyName).catch(() => undefined);
}
