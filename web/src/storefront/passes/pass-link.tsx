import { Ticket } from 'lucide-react';
import { useOwnPasses } from './own-passes.ts';
import * as texts from './pass-page-texts.ts';

/** This interval is long, because the menu only needs to know whether the customer has a pass. */
const refetchMs = 10 * 60_000;

interface PassLinkProps {
  vendorId: string;
  customerId: string;
  onOpen: () => void;
}

/** The link from the menu to the pass. Renders nothing for a customer without a pass. */
export function PassLink({ vendorId, customerId, onOpen }: PassLinkProps) {
  const { data } = useOwnPasses(vendorId, customerId, refetchMs);
  if (!data || data.passes.length === 0) return null;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="touch fixed bottom-[calc(8.5rem+env(safe-area-inset-bottom))] left-3 z-20 inline-flex items-center gap-2 rounded-full bg-accent px-4 font-semibold text-on-accent shadow-lg lg:bottom-4"
    >
      <Ticket size={19} />
      {texts.mealPass}
    </button>
  );
}
