import { CircleAlert } from 'lucide-react';

/** Why a dialog's form did not go through; read out when it comes. */
export function FormAlert({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:-mb-4">
      {text && (
        <p className="flex items-start gap-2.5 rounded-field bg-chilli-soft px-3.5 py-3 text-sm font-semibold text-chilli">
          <CircleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}
