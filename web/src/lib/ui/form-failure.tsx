import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FormFailureProps {
  id?: string;
  text: string | undefined;
  /** Whether another element announces the failure to screen readers. */
  isAnnounced?: boolean | undefined;
  /** An action, such as a link to sign in instead. */
  children?: ReactNode;
}

/** Says why the whole form failed. Screen readers announce it. */
export function FormFailure({ id, text, isAnnounced, children }: FormFailureProps) {
  return (
    <div id={id} role={isAnnounced ? undefined : 'alert'} className="empty:-mt-4">
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
