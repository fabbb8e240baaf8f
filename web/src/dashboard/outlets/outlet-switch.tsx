import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { Sheet } from '../../lib/ui/sheet.tsx';
import { tabPath } from '../shared/dashboard-paths.ts';
import { switchOutlet } from '../shared/switch-outlet.ts';
import { useOutlets } from '../shared/use-outlets.ts';
import { OutletRows } from './outlet-rows.tsx';

interface OutletSwitchProps {
  /** The current mess. */
  vendorId: string;
  displayName: string;
}

/** The name of the current mess. Opens the list of the person's messes. */
export default function OutletSwitch({ vendorId, displayName }: OutletSwitchProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: outlets = [] } = useOutlets();
  const close = () => setOpen(false);
  const elsewhere = outlets
    .filter(({ vendor }) => vendor.id !== vendorId)
    .reduce((sum, { today }) => sum + today.waitingOrders, 0);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="flex min-h-11 max-w-full min-w-0 items-center gap-1.5 rounded-field font-semibold"
      >
        <span className="truncate">{displayName}</span>
        {elsewhere > 0 && (
          <span className="min-w-5 rounded-full bg-accent px-1.5 text-center font-sans text-xs leading-5 font-bold text-on-accent tabular-nums">
            {elsewhere}
            <span className="sr-only"> waiting in other outlets</span>
          </span>
        )}
        <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-ink-faint" />
        <span className="sr-only">Choose an outlet</span>
      </button>
      {/* Outside the page heading, whose font and line breaks it would inherit. */}
      {createPortal(
        <Sheet isOpen={isOpen} onClose={close} title="Outlets">
          <OutletRows
            outlets={outlets}
            current={vendorId}
            onChoose={(id) => {
              close();
              if (id !== vendorId) switchOutlet(id);
            }}
          />
          <Link
            href={tabPath('outlets')}
            onClick={close}
            className={`mt-4 ${buttonClass({ variant: 'secondary', isFullWidth: true })}`}
          >
            All outlets
          </Link>
        </Sheet>,
        document.body,
      )}
    </>
  );
}
