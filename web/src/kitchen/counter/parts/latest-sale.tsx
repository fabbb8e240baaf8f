import { phoneForLink } from '@thali/shared/counter/phone-for-link';
import { Printer } from 'lucide-react';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { paperSettings } from '../../../orders/printing/printer-settings.ts';
import { ticketLines } from '../../../orders/printing/ticket-lines.ts';
import { showNotStored } from '../../device/show-not-stored.ts';
import type { KitchenActions } from '../../kitchen-actions.ts';
import { releaseSale, settleSale } from '../offline/offline-sales.ts';
import { offlineTicketLines, printOfflineTicket } from '../offline/offline-ticket.ts';
import type { Sold, SoldView } from '../sold.ts';
import { PrintTicket } from './print-ticket.tsx';
import { SoldDialog } from './sold-dialog.tsx';
import { TextLinkButton } from './text-link-button.tsx';

const printButton = {
  size: 'small',
  icon: <Printer size={18} />,
  children: 'Print ticket',
} as const;

interface LatestSaleProps {
  sold: Sold;
  view: SoldView;
  actions: KitchenActions;
  onChange: (sold: Sold) => void;
  onClose: () => void;
}

/** The sale that was just made, online or offline. */
export function LatestSale({ sold, view, actions, onChange, onClose }: LatestSaleProps) {
  if (!('offline' in sold)) {
    return (
      <SoldDialog
        sold={view}
        onReceived={(method) => actions.receive(sold.order, method)}
        onClose={onClose}
      >
        {view.isPaid && (
          <PrintTicket
            name={`${view.label} ${view.number}`}
            linesOf={() => ticketLines(sold.order, paperSettings.get())}
            {...printButton}
          />
        )}
        {phoneForLink(sold.order) && <TextLinkButton order={sold.order} />}
      </SoldDialog>
    );
  }
  const { offline: sale, isPaid } = sold;

  async function receive(received: 'upi' | 'cash') {
    if (!(await settleSale(sale.key, received))) {
      showToast({ kind: 'warning', title: `${sale.number} is sent. Find it under 'To pay'.` });
      onClose();
      return;
    }
    const paid = { ...sale, body: { ...sale.body, received } };
    printOfflineTicket(paid);
    onChange({ ...sold, offline: paid, isPaid: true } as Sold);
  }

  return (
    <SoldDialog
      sold={view}
      onReceived={(method) => void receive(method).catch(showNotStored)}
      onClose={() => {
        // Unreleased, the device sends the sale a few minutes later.
        if (!isPaid) void releaseSale(sale.key).catch(() => undefined);
        onClose();
      }}
    >
      <p className="text-ink-soft">No network. This sale is kept on this device.</p>
      {isPaid && (
        <PrintTicket name={sale.number} linesOf={() => offlineTicketLines(sale)} {...printButton} />
      )}
    </SoldDialog>
  );
}
