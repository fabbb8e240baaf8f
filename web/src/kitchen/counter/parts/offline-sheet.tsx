import { toPaise } from '@thali/shared/money/paise';
import { Printer, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDayAndTime } from '../../../lib/time/format-time.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { Sheet } from '../../../lib/ui/sheet.tsx';
import { showNotStored } from '../../device/show-not-stored.ts';
import * as texts from '../counter-texts.ts';
import { type OfflineSale, removeSale } from '../offline/offline-sales.ts';
import { offlineTicketLines } from '../offline/offline-ticket.ts';
import type { OfflineState } from '../offline/use-offline-sales.ts';
import { PrintTicket } from './print-ticket.tsx';

interface OfflineSheetProps {
  offline: OfflineState;
  isOpen: boolean;
  onClose: () => void;
}

/** The sales on this device: refused sales for the owner, and sales that wait for the network. Rule: counter-10 */
export function OfflineSheet({ offline, isOpen, onClose }: OfflineSheetProps) {
  const [saleToRemove, setSaleToRemove] = useState<OfflineSale>();
  const { refused, waiting } = offline;
  return (
    <>
      <Sheet isOpen={isOpen} onClose={onClose} title={texts.salesHere}>
        <div className="flex flex-col gap-6">
          {refused.length > 0 && (
            <section aria-labelledby="sales-refused">
              <h3 id="sales-refused" className="text-lg font-bold">
                {texts.notAcceptedTitle} <span className="tabular-nums">{refused.length}</span>
              </h3>
              <p className="mb-2 text-ink-soft">{texts.notCounted}</p>
              <SaleList sales={refused}>
                {(sale) => (
                  <Button
                    size="small"
                    variant="secondary"
                    icon={<Trash2 size={18} />}
                    aria-haspopup="dialog"
                    aria-label={texts.removeSale(sale.number)}
                    onClick={() => setSaleToRemove(sale)}
                  >
                    {texts.remove}
                  </Button>
                )}
              </SaleList>
            </section>
          )}
          <section aria-labelledby="sales-waiting">
            <h3 id="sales-waiting" className="mb-2 text-lg font-bold">
              {texts.waiting} <span className="tabular-nums">{waiting.length}</span>
            </h3>
            {waiting.length === 0 && <p className="text-ink-soft">{texts.allSent}</p>}
            <SaleList sales={waiting}>
              {(sale) => (
                <PrintTicket
                  name={sale.number}
                  linesOf={() => offlineTicketLines(sale)}
                  size="small"
                  icon={<Printer size={18} />}
                >
                  {texts.print}
                </PrintTicket>
              )}
            </SaleList>
          </section>
        </div>
      </Sheet>
      {saleToRemove && (
        <ConfirmDialog
          isOpen
          onClose={() => setSaleToRemove(undefined)}
          onConfirm={() => {
            setSaleToRemove(undefined);
            void removeSale(saleToRemove.key).catch(showNotStored);
          }}
          title={texts.removeNumber(saleToRemove.number)}
          text={texts.inNoList}
          confirmLabel={texts.remove}
          keepLabel={texts.keepIt}
          tone="danger"
        />
      )}
    </>
  );
}

interface SaleListProps {
  sales: readonly OfflineSale[];
  children: (sale: OfflineSale) => ReactNode;
}

function SaleList({ sales, children }: SaleListProps) {
  return (
    <ul className="flex flex-col gap-2 empty:hidden">
      {sales.map((sale) => (
        <li key={sale.key} className="rounded-card border border-line bg-surface p-3">
          <p className="flex items-baseline justify-between gap-3">
            <strong className="text-lg tabular-nums">{sale.number}</strong>
            <span className="font-semibold">
              <Money paise={toPaise(sale.body.finalAmount)} isShort /> {paidText(sale)}
            </span>
          </p>
          <p className="text-sm text-ink-soft">
            {sale.body.items
              .map(({ quantity, snapshot }) => `${quantity} × ${snapshot?.name ?? ''}`)
              .join(', ')}
          </p>
          <div className="mt-2 flex items-center justify-between gap-3">
            <span className="text-sm text-ink-soft">
              {sale.body.soldAt && formatDayAndTime(sale.body.soldAt)}
            </span>
            {children(sale)}
          </div>
          {sale.refused && <p className="mt-2 text-sm font-semibold text-chilli">{sale.refused}</p>}
        </li>
      ))}
    </ul>
  );
}

function paidText({ body: { paymentMethod, received } }: OfflineSale): string {
  if (paymentMethod === 'cash' || received === 'cash') return 'cash';
  return received ? texts.upi : texts.upiUnpaid;
}
