import { ArrowLeft } from 'lucide-react';
import { lineLinkClass } from '../ui/text-link-class.ts';
import { ResendCode } from './resend-code.tsx';
import type { Codes } from './use-codes.ts';

interface CodeFooterProps {
  codes: Codes;
  /** An OTP is what comes by SMS. */
  label?: 'Resend OTP' | 'Resend code';
  onBack: () => void;
  onResend: () => void;
}

/** Below the field of a code: back to where it is sent, and another one. */
export function CodeFooter({ codes, label = 'Resend OTP', onBack, onResend }: CodeFooterProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <button type="button" onClick={onBack} className={lineLinkClass}>
        <ArrowLeft size={18} />
        Back
      </button>
      <ResendCode
        resendAt={codes.sent?.resendAt ?? 0}
        isSending={codes.isSending}
        label={label}
        onResend={onResend}
      />
    </div>
  );
}
