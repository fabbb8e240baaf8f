import type { OpenState } from '@thali/shared/vendors/business-hours';

/** Why nothing can be ordered right now, before somebody has typed anything. */
export function ClosedNote({ open }: { open: OpenState }) {
  if (open.isOpen) return null;
  return <p className="text-center text-sm font-semibold text-chilli">{open.reason}</p>;
}
