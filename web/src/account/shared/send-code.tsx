import { failureText } from '../../lib/api/failure-text.ts';
import type { Codes } from '../../lib/codes/use-codes.ts';
import { Button } from '../../lib/ui/button.tsx';
import { FormFailure } from '../../lib/ui/form-failure.tsx';
import { textLinkClass } from '../../lib/ui/text-link-class.ts';
import * as texts from './account-texts.ts';

interface SendCodeProps {
  codes: Codes;
  /** Screens call a code by SMS an OTP. */
  codeName?: 'OTP' | 'code';
  /** Continues with a code that was sent before this page loaded. */
  onHasCode: () => void;
}

/** The failure message and the button of a form that sends a code. */
export function SendCode({ codes, codeName = 'OTP', onHasCode }: SendCodeProps) {
  const failure = codeName === 'OTP' ? texts.otpFailed : texts.codeFailed;
  return (
    <>
      <FormFailure text={codes.failure ? failureText(codes.failure, failure) : undefined}>
        {codes.mayHaveEarlierCode && (
          <button
            type="button"
            onClick={onHasCode}
            className={`${textLinkClass} inline-flex min-h-11 items-center`}
          >
            {texts.haveCode}
          </button>
        )}
      </FormFailure>
      <Button
        type="submit"
        size="large"
        isFullWidth
        isBusy={codes.isSending}
        busyLabel={texts.sending(codeName === 'OTP')}
      >
        {texts.send(codeName === 'OTP')}
      </Button>
    </>
  );
}
