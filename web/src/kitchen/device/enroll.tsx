import { useMutation } from '@tanstack/react-query';
import { spacedCode } from '@thali/shared/kitchen/device-code';
import type { DeviceKind } from '@thali/shared/kitchen/kitchen-devices.contract';
import { ChefHat, MonitorCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { signInPath } from '../../account/session/sign-in-path.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { Button } from '../../lib/ui/button.tsx';
import { Card } from '../../lib/ui/card.tsx';
import { FormFailure } from '../../lib/ui/form-failure.tsx';
import { TextField } from '../../lib/ui/text-field.tsx';
import { lineLinkClass } from '../../lib/ui/text-link-class.ts';
import { deviceName } from './device-name.ts';
import { enrollDevice } from './enroll-device.ts';
import { useStoredDevice } from './use-stored-device.ts';

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
export function Enroll({ kind, code: scanned, wasRemoved, onIn }: EnrollProps) {
  const device = useStoredDevice();
  const [code, setCode] = useState(scanned ? spacedCode(scanned) : '');
  const { Icon, ...texts } = screens[kind];
  const [name, setName] = useState(() => texts.name(navigator.userAgent));
  const entry = useMutation({ mutationFn: enrollDevice, onSuccess: onIn });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!entry.isPending) entry.mutate({ code, name });
  }

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
        <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-4">
          <TextField
            label="Code"
            name="code"
            hint={`In Thali on your phone or computer: Settings, Kitchen Devices, ${texts.button}.`}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={14}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            className="font-semibold tracking-wider uppercase tabular-nums"
          />
          <TextField
            label="Name of this device"
            name="name"
            autoComplete="off"
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <FormFailure
            text={
              entry.error
                ? failureText(entry.error, 'This did not work. Please try again.')
                : undefined
            }
          />
          <Button
            type="submit"
            size="large"
            isFullWidth
            isBusy={entry.isPending}
            busyLabel="Letting it in..."
            disabled={code.trim() === '' || name.trim() === ''}
          >
            Use This Device
          </Button>
        </form>
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
