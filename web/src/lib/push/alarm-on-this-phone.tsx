import type { callApi } from '../api/call-api.ts';
import { FormFailure } from '../ui/form-failure.tsx';
import { Switch } from '../ui/switch.tsx';
import { alarmPurpose } from './alarm-purpose.ts';
import { PushHelp } from './push-help.tsx';
import { usePush } from './use-push.ts';

interface AlarmOnThisPhoneProps {
  /** The id of the mess, or of this browser's kitchen device. */
  listener: string;
  /** Calls the API as a kitchen's device; by default as the signed-in person. */
  call?: typeof callApi;
  /** The name of the icon on the home screen. */
  appName: string;
  /** The page to install on an iPhone, if it is another one. */
  startAt?: string;
}

/** The switch for push notifications about new orders, which ring while the site is closed. Rule: offline-5 */
export function AlarmOnThisPhone({ listener, call, appName, startAt }: AlarmOnThisPhoneProps) {
  const { state, isBusy, hasFailed, turn } = usePush(alarmPurpose(listener, call));
  const isPossible = state === 'on' || state === 'off';
  return (
    <div className="flex flex-col gap-2">
      <Switch
        label="Alarm on this phone"
        description="New orders ring here too while Thali is closed, and after you sign out."
        isOn={state === 'on'}
        isDisabled={!isPossible}
        isBusy={isBusy}
        onChange={turn}
      />
      <div role="status" className="text-sm text-ink-soft empty:hidden">
        <PushHelp
          state={state}
          appName={appName}
          startAt={startAt}
          inApp="Switch the alarm on there."
          instead="Use Chrome, Edge or Firefox."
        />
      </div>
      {hasFailed && <FormFailure text="It could not be changed. Please try again." />}
    </div>
  );
}
