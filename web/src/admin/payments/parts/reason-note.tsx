import { TriangleAlert } from 'lucide-react';

/** Why something stopped, in the server's words. */
export function ReasonNote({ text }: { text: string }) {
  return (
    <p className="flex gap-2 rounded-field bg-chilli-soft px-3 py-2 text-sm text-chilli">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  );
}
