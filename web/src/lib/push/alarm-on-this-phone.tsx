import type { callApi } from '../api/call-api.ts';
import { FormFailure } from '../ui/form-failure.tsx';
import { Switch } from '../ui/switch.tsx';
import { alarmPurpose } from './alarm-purpose.ts';
import { PushHelp } from './push-help.tsx';
import { usePush } from './use-push.ts';

interface AlarmOnThisPhoneProps {
  /** The mess, or the kitchen's device that this browser is. */
  listener: string;
  /** As a kitchen's device calls the API; left out, as the signed-in person. */
  call?: typeof callApi;
  /** What the icon on the home screen is called. */
  appName: string;
  /** The page that an iPhone puts there, where it is another one. */
  startAt?: string;
}

/** The switch for new orders as messages of the phone, which ring while nothing of the site is open. Rule: offline-5 */
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
