import { type ReactNode, useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';
import { failureText } from '../api/failure-text.ts';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useCheckedForm } from '../forms/use-contract-form.ts';
import { readablePhone } from '../phone/readable-phone.ts';
import { CodeField, codeLength } from '../ui/code-field.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { CodeFooter } from './code-footer.tsx';
import * as texts from './code-texts.ts';
import type { Codes } from './use-codes.ts';

interface CodeFormProps {
  codes: Codes;
  /** Checks the code before it is sent. @returns the problem's text */
  check: (code: string, name: string) => string | undefined;
  onVerify: (code: string) => Promise<void>;
  onResent: () => void;
  onBack: () => void;
  fallback: string;
  /** Whether the field gets the focus when the form opens. */
  isFocused?: boolean;
  /** The next step after a failure, such as a link. */
  afterFailure?: (error: unknown) => ReactNode;
}

/** @returns the problem's text if the code does not have six digits. Rule: accounts-25 */
export function checkCode(code: string, name = 'OTP'): string | undefined {
  return code.length === codeLength ? undefined : texts.enterSixDigits(name);
}

/** The form for the six digits of an SMS, called an OTP, or of an email. The sixth digit sends the form. Rule: accounts-10 */
export function CodeForm(props: CodeFormProps) {
  const { codes, check, onVerify, onResent, onBack, fallback, isFocused, afterFailure } = props;
  const to = codes.sentCode?.to ?? '';
  const name = to.includes('@') ? texts.code : 'OTP';
  const form = useCheckedForm({
    defaultValues: { otp: '' },
    check: ({ otp }) => ({ otp: check(otp, name) }),
    showsOneProblem: true,
    send({ otp }) {
      codes.forgetFailure();
      return onVerify(otp);
    },
    failedField,
    onFailed(error, { otp }) {
      // Keeps digits that the person typed while the call ran.
      if (failedField(error) && form.getValues('otp') === otp) form.setValue('otp', '');
    },
    failureMessage: fallback,
  });
  const { setFocus } = form;

  useEffect(() => {
    if (isFocused) setFocus('otp');
  }, [isFocused, setFocus]);

  return (
    <Form
      form={form}
      afterFailure={afterFailure?.(form.failureCause)}
      actions={
        <>
          <SubmitButton form={form} size="large" isFullWidth busyLabel={texts.verifying}>
            {texts.verify(name)}
          </SubmitButton>
          <CodeFooter
            codes={codes}
            label={texts.resend(name)}
            onBack={onBack}
            onResend={() => {
              form.clearErrors();
              codes.send(to, onResent);
            }}
          />
        </>
      }
    >
      <Controller
        control={form.control}
        name="otp"
        render={({ field, fieldState }) => (
          <CodeField
            {...field}
            label={texts.verificationCode}
            onComplete={() => form.submit()}
            hint={texts.sentTo(readablePhone(to))}
            error={fieldState.error?.message}
          />
        )}
      />
      <FormFailure
        text={codes.failure ? failureText(codes.failure, texts.sendFailed(name)) : undefined}
      />
    </Form>
  );
}

/** The server refuses a wrong code with 400. */
function failedField(error: unknown): 'otp' | undefined {
  return error instanceof ApiError && error.status === 400 ? 'otp' : undefined;
}
