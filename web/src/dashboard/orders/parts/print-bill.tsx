import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { callApi } from '../../../lib/api/call-api.ts';
import { useObservable } from '../../../lib/state/observable.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { billLines } from '../../../orders/bill/bill-lines.ts';
import { billPath } from '../../../orders/bill/bill-link.tsx';
import { printOnDevice } from '../../../orders/printing/print-on-device.ts';
import { chosenPrinter } from '../../../orders/printing/printer-settings.ts';
import type { Order } from '../order-list.ts';
import { TabLink } from './tab-link.tsx';

/** Prints the bill of an order on this device's thermal printer, else opens it as a page. Rule: bills-11 */
export function PrintBill({ order: { id, bill } }: { order: Order }) {
  const hasPrinter = useObservable(chosenPrinter) !== null;
  const printing = useMutation({
    mutationFn: () => printAtDevice(id),
    onSuccess: () => showToast({ kind: 'success', title: 'Sent to the printer' }),
    onError: () =>
      showToast({
        kind: 'error',
        title: 'The bill could not be printed',
        description: 'Check that the printer is switched on, or open the bill and print it there.',
      }),
  });
  if (!bill) return null;
  if (!hasPrinter) return <TabLink href={billPath(id)}>Print bill {bill.number}</TabLink>;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isBusy={printing.isPending}
        icon={<Printer size={18} />}
        onClick={() => printing.mutate()}
        className="self-start"
      >
        Print bill {bill.number}
      </Button>
      <TabLink href={billPath(id)}>Open bill</TabLink>
    </>
  );
}

async function printAtDevice(orderId: string): Promise<void> {
  const { bill, order } = await callApi('GET /orders/{orderId}/bill', {
    params: { orderId },
    quiet: true,
  });
  await printOnDevice(billLines(bill, order));
}
