import { phoneForLink } from '@thali/shared/counter/phone-for-link';
import { Printer } from 'lucide-react';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { ticketLines } from '../../../orders/printing/ticket-lines.ts';
import { showNotStored } from '../../device/show-not-stored.ts';
import type { KitchenActions } from '../../kitchen-actions.ts';
import * as texts from '../counter-texts.ts';
import { releaseSale, settleSale } from '../offline/offline-sales.ts';
import { offlineTicketLines, printOfflineTicket } from '../offline/offline-ticket.ts';
import type { SaleResult, SaleResultView } from '../sale-result.ts';
import { PrintTicket } from './print-ticket.tsx';
import { SaleResultDialog } from './sale-result-dialog.tsx';
import { TextLinkButton } from './text-link-button.tsx';

const labels = texts.labels;

const printButton = {
  size: 'small',
  icon: <Printer size={18} />,
  children: texts.printTicket,
} as const;

interface LatestSaleProps {
  result: SaleResult;
  view: SaleResultView;
  actions: KitchenActions;
  onChange: (result: SaleResult) => void;
  onClose: () => void;
}

/** The sale that was just made, online or offline. */
export function LatestSale({ result, view, actions, onChange, onClose }: LatestSaleProps) {
  if (!('offline' in result)) {
    return (
      <SaleResultDialog
        result={view}
        onReceived={(method) => actions.receive(result.order, method)}
        onClose={onClose}
      >
        {view.isPaid && (
          <PrintTicket
            name={`${labels[view.label]} ${view.number}`}
            linesOf={() => ticketLines(result.order)}
            {...printButton}
          />
        )}
        {phoneForLink(result.order) && <TextLinkButton order={result.order} />}
      </SaleResultDialog>
    );
  }
  const { offline: sale, isPaid } = result;

  async function receive(received: 'upi' | 'cash') {
    if (!(await settleSale(sale.key, received))) {
      showToast({ kind: 'warning', title: texts.isSent(sale.number) });
      onClose();
      return;
    }
    const paidSale = { ...sale, body: { ...sale.body, received } };
    printOfflineTicket(paidSale);
    onChange({ ...result, offline: paidSale, isPaid: true } as SaleResult);
  }

  return (
    <SaleResultDialog
      result={view}
      onReceived={(method) => void receive(method).catch(showNotStored)}
      onClose={() => {
        // Without this call, the device sends the sale some minutes later.
        if (!isPaid) void releaseSale(sale.key).catch(() => undefined);
        onClose();
      }}
    >
      <p className="text-ink-soft">{texts.keptHere}</p>
      {isPaid && (
        <PrintTicket name={sale.number} linesOf={() => offlineTicketLines(sale)} {...printButton} />
      )}
    </SaleResultDialog>
  );
}
