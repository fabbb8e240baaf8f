import type { callApi } from '../api/call-api.ts';
import { FormFailure } from '../ui/form-failure.tsx';
import { Switch } from '../ui/switch.tsx';
import { alarmPurpose } from './alarm-purpose.ts';
import * as texts from './phone-alarm-texts.ts';
import { PushHelp } from './push-help.tsx';
import { usePush } from './use-push.ts';

interface AlarmOnThisPhoneProps {
  /** The id of the mess, or of this browser's kitchen device. */
  listener: string;
  /** Calls the API as a kitchen's device. The default is the signed-in person. */
  call?: typeof callApi;
  /** The name of the icon on the home screen. */
  appName: string;
  /** The page to install on an iPhone, if it is not the current page. */
  startUrl?: string;
}

/** The switch for notifications that ring for new orders while the site is closed. Rule: offline-5 */
export function AlarmOnThisPhone({ listener, call, appName, startUrl }: AlarmOnThisPhoneProps) {
  const { state, isBusy, hasFailed, turn } = usePush(alarmPurpose(listener, call));
  const isPossible = state === 'on' || state === 'off';
  return (
    <div className="flex flex-col gap-2">
      <Switch
        label={texts.alarm}
        description={texts.alarmHint}
        isOn={state === 'on'}
        isDisabled={!isPossible}
        isBusy={isBusy}
        onChange={turn}
      />
      <div role="status" className="text-sm text-ink-soft empty:hidden">
        <PushHelp
          state={state}
          appName={appName}
          startUrl={startUrl}
          lastStep={texts.lastStep}
          otherBrowserAdvice={texts.otherBrowser}
        />
      </div>
      {hasFailed && <FormFailure text={texts.notChanged} />}
    </div>
  );
}
