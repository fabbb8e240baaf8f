import { spacedCode } from '@thali/shared/kitchen/device-code';
import { useNow } from '../../../lib/time/use-now.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { QrPicture } from '../../../lib/ui/qr/qr-picture.tsx';
import { leftText } from './device-texts.ts';

interface DeviceCodePanelProps {
  /** Absent while it is made. */
  code: { code: string; enrollUrl: string; picture: string; endsAt: Date } | undefined;
  failure: string | undefined;
  isBusy: boolean;
  onRenew: () => void;
}

/** The code as a picture, to type where there is no camera, and how long it works. */
export function DeviceCodePanel({ code, failure, isBusy, onRenew }: DeviceCodePanelProps) {
  const now = useNow(1000);
  const isOver = code !== undefined && now >= code.endsAt;
  if (failure || isOver) {
    return (
      <>
        <FormFailure text={failure ?? 'This code has expired.'} />
        <Button isFullWidth isBusy={isBusy} onClick={onRenew}>
          New Code
        </Button>
      </>
    );
  }
  return (
    <>
      <QrPicture image={code?.picture} name="QR code that lets one device into the kitchen" />
      {code && (
        <div className="text-center text-sm text-ink-soft">
          <p>
            No camera? Open{' '}
            <b className="text-ink wrap-anywhere">
              {new URL(code.enrollUrl).host}
              {new URL(code.enrollUrl).pathname}
            </b>{' '}
            and type
          </p>
          <p className="my-1 text-xl font-bold tracking-wider text-ink tabular-nums">
            {spacedCode(code.code)}
          </p>
          {/* Once a second nobody wants to hear. */}
          <p aria-hidden="true" className="tabular-nums">
            Works once. Expires in {leftText(code.endsAt, now)}.
          </p>
        </div>
      )}
    </>
  );
}
