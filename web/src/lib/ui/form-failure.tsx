import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FormFailureProps {
  id?: string;
  text: string | undefined;
  /** It is announced elsewhere, and shown here to be read. */
  isTold?: boolean | undefined;
  /** A way on, such as a link to sign in instead. */
  children?: ReactNode;
}

/** Why the form as a whole did not go through; read out when it comes. */
export function FormFailure({ id, text, isTold, children }: FormFailureProps) {
  return (
    <div id={id} role={isTold ? undefined : 'alert'} className="empty:-mt-4">
      {text && (
        <div className="flex items-start gap-2.5 rounded-field bg-chilli-soft px-3.5 py-3 text-sm text-chilli">
          <CircleAlert size={18} className="mt-0.5 shrink-0" />
          <div className="min-w-0">
            <p className="font-semibold">{text}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
