import { useEffect, useEffectEvent, useRef } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { CodeForm, checkCode } from '../../../lib/codes/code-form.tsx';
import { useCodes } from '../../../lib/codes/use-codes.ts';
import { readablePhone } from '../../../lib/phone/readable-phone.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { requestOrderCode, type UnverifiedOrder, verifyPhone } from '../checkout/verify-phone.ts';
import * as texts from '../checkout-texts.ts';

interface ConfirmPhoneProps extends UnverifiedOrder {
  /** Sends the same order again. */
  onVerified: () => void;
  onClose: () => void;
}

/** Asks for a code sent by SMS before an order. Replaces the guest dialog. Rule: cart-16 */
export default function ConfirmPhone({ phone, text, onVerified, onClose }: ConfirmPhoneProps) {
  const codes = useCodes(requestOrderCode);
  const hasRequested = useRef(false);
  const send = () => codes.send(phone, () => undefined);
  const sendOnce = useEffectEvent(() => {
    if (!hasRequested.current) send();
    hasRequested.current = true;
  });
  useEffect(() => sendOnce(), []);

  // The server refuses another code so soon: the earlier code is still valid.
  const { mayHaveEarlierCode } = codes;
  const assumeSent = useEffectEvent(() => codes.assumeSent(phone));
  useEffect(() => {
    if (mayHaveEarlierCode) assumeSent();
  }, [mayHaveEarlierCode]);

  async function verify(code: string) {
    await verifyPhone(phone, code);
    onVerified();
  }

  return (
    <Dialog isOpen onClose={onClose} title={texts.confirmPhone} description={text}>
      {codes.sentCode ? (
        <CodeForm
          codes={codes}
          check={checkCode}
          onVerify={verify}
          onResent={() => undefined}
          onBack={onClose}
          fallback={texts.verifyFailed}
          isFocused
        />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft">{texts.codeGoesTo(readablePhone(phone))}</p>
          <FormFailure
            text={codes.failure ? failureText(codes.failure, texts.sendFailed) : undefined}
          />
          <Button
            size="large"
            isFullWidth
            isBusy={codes.isSending}
            busyLabel={texts.sendingOtp}
            onClick={send}
          >
            {texts.sendOtp}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
