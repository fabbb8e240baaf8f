import { formatDeviceCode } from '@thali/shared/kitchen/device-code';
import { type DeviceKind, enrollDevice } from '@thali/shared/kitchen/kitchen-devices.contract';
import { devicePaths } from '@thali/shared/site/kitchen-path';
import { ChefHat, MonitorCheck, Store, Tv } from 'lucide-react';
import { Link } from 'wouter';
import { signInPath } from '../../account/session/sign-in-path.ts';
import { sendCall } from '../../lib/api/send-call.ts';
import { Form, SubmitButton } from '../../lib/forms/form.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { del, get, set } from '../../lib/state/key-value-store.ts';
import { pageLanguage } from '../../lib/texts/page-language.ts';
import { Card } from '../../lib/ui/card.tsx';
import { TextField } from '../../lib/ui/text-field.tsx';
import { lineLinkClass } from '../../lib/ui/text-link-class.ts';
import { DeviceLanguage } from './device-language.tsx';
import * as texts from './device-texts.ts';
import { reportDevice } from './report-device.ts';
import { storeDevice, useStoredDevice } from './stored-device.ts';

interface EnrollProps {
  /** The screen that is open. The code itself decides the kind of the device. */
  screen: DeviceKind | 'menu';
  /** The code from the scanned address. */
  code: string | undefined;
  /** Whether the mess has just removed this device. */
  wasRemoved: boolean;
  onDone: () => void;
}

const screens = {
  kitchen: {
    Icon: ChefHat,
    title: texts.connectDevice,
    text: texts.showsOrders,
    removed: texts.deviceRemoved,
    button: texts.addDevice,
    name: deviceName,
  },
  counter: {
    Icon: Store,
    title: texts.connectCounter,
    text: texts.sellsDishes,
    removed: texts.counterRemoved,
    button: texts.addCounter,
    name: () => texts.counter,
  },
  board: {
    Icon: MonitorCheck,
    title: texts.makeBoard,
    text: texts.showsNumbers,
    removed: texts.screenRemoved,
    button: texts.addBoard,
    name: () => texts.readyBoard,
  },
  menu: {
    Icon: Tv,
    title: texts.showMenu,
    text: texts.showsMenu,
    removed: texts.screenRemoved,
    button: texts.addTv,
    name: () => texts.menuTv,
  },
} as const;

/** Makes this browser a device of the mess, with a code from the settings. Rule: kitchen-11, board-1 */
export default function Enroll({ screen, code: scannedCode, wasRemoved, onDone }: EnrollProps) {
  const device = useStoredDevice();
  const { Icon, ...labels } = screens[screen];
  const form = useContractForm(enrollDevice, {
    defaultValues: {
      code: scannedCode ? formatDeviceCode(scannedCode) : '',
      name: labels.name(navigator.userAgent),
    },
    send: enroll,
    onSent: onDone,
    failureMessage: texts.didNotWork,
  });
  const isIncomplete = form.watch(['code', 'name']).some((text) => text.trim() === '');

  return (
    <main className="grid min-h-dvh place-items-center px-4 py-8">
      <Card className="w-full max-w-md p-6 sm:p-8">
        <Icon size={36} className="text-accent-ink" />
        <h1 className="mt-3 font-display text-2xl font-bold">{labels.title}</h1>
        <p className="mt-2 text-ink-soft">
          {labels.text} {texts.stays}
        </p>
        <div className="mt-4">
          <DeviceLanguage />
        </div>
        {wasRemoved && (
          <p role="status" className="mt-4 rounded-field bg-accent-soft px-3.5 py-3 text-sm">
            {labels.removed} {texts.enterNewCode}
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
              busyLabel={texts.connecting}
              disabled={isIncomplete}
            >
              {texts.useDevice}
            </SubmitButton>
          }
        >
          <TextField
            label={texts.code}
            hint={texts.whereCode(labels.button)}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            className="font-semibold tracking-wider uppercase tabular-nums"
            {...form.field('code')}
          />
          <TextField
            label={texts.deviceNameLabel}
            autoComplete="off"
            maxLength={40}
            {...form.field('name')}
          />
        </Form>
        <p className="mt-3 text-center">
          {device ? (
            <button type="button" onClick={onDone} className={lineLinkClass}>
              {texts.continueAs(device.name)}
            </button>
          ) : (
            screen !== 'board' &&
            screen !== 'menu' && (
              <Link href={signInPath(devicePaths[screen], 'vendor')} className={lineLinkClass}>
                {texts.signInInstead}
              </Link>
            )
          )}
        </p>
      </Card>
    </main>
  );
}

/** Suggests a name for a new device. */
export function deviceName(userAgent: string): string {
  if (/iPad/.test(userAgent)) return 'iPad';
  if (/iPhone/.test(userAgent)) return 'iPhone';
  if (/Android/.test(userAgent)) return /Mobile/.test(userAgent) ? texts.phone : texts.tablet;
  return texts.kitchenScreen;
}

const keyName = 'kitchen-enroll-key';

/**
 * Sends a code and stores the new device.
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
  const { id: deviceId, name, kind, number } = device;
  await storeDevice({ deviceId, vendorId, name, kind, ...(number && { number }), token });
  void reportDevice({ language: pageLanguage() });
  // A later enrolment in this browser needs a new key.
  await del(keyName).catch(() => undefined);
  // Requests persistent storage, because browsers clear the normal storage of rarely visited sites.
  await navigator.storage?.persist?.().catch(() => false);
}

/**
 * The idempotency key of the enrolment, stored so that a retry after a reload gets the same device. Without storage, each
 * attempt has a new key.
 */
async function enrollKey(): Promise<string> {
  const storedKey = await get<string>(keyName).catch(() => undefined);
  if (storedKey) return storedKey;
  const key = crypto.randomUUID();
  await set(keyName, key).catch(() => undefined);
  return key;
}
