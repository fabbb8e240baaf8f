import { failureText } from '../../lib/api/failure-text.ts';
import type { Codes } from '../../lib/codes/use-codes.ts';
import { Button } from '../../lib/ui/button.tsx';
import { FormFailure } from '../../lib/ui/form-failure.tsx';
import { textLinkClass } from '../../lib/ui/text-link-class.ts';

interface SendCodeProps {
  codes: Codes;
  /** Screens call a code by SMS an OTP. */
  codeName?: 'OTP' | 'code';
  /** Continues with a code that was sent before this page loaded. */
  onHasCode: () => void;
}

/** The failure message and the button of a form that sends a code. */
export function SendCode({ codes, codeName = 'OTP', onHasCode }: SendCodeProps) {
  const failure = codeName === 'OTP' ? 'Failed to send OTP' : 'Failed to send the code';
  return (
    <>
      <FormFailure text={codes.failure ? failureText(codes.failure, failure) : undefined}>
        {codes.mayHaveEarlierCode && (
          <button
            type="button"
            onClick={onHasCode}
            className={`${textLinkClass} inline-flex min-h-11 items-center`}
          >
            I already have a code
          </button>
        )}
      </FormFailure>
      <Button
        type="submit"
        size="large"
        isFullWidth
        isBusy={codes.isSending}
        busyLabel={`Sending ${codeName}...`}
      >
        Send {codeName}
      </Button>
    </>
  );
}
