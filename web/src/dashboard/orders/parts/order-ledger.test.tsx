import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readUrlState } from '../../../lib/url-state/use-url-state.ts';
import { orderFields } from '../order-filter.ts';
import { OrderLedger } from './order-ledger.tsx';

const nothing = () => undefined;
const shown = (address: string) =>
  renderToStaticMarkup(
    <OrderLedger
      choice={readUrlState(orderFields, new URLSearchParams(address))}
      orders={[]}
      isStale={false}
      total={0}
      firstNumber={1}
      changes={new Map()}
      onArchive={nothing}
      onChangeStatus={nothing}
      onView={nothing}
      noOrders="Put your QR on the tables"
    />,
  );

it('leads to the first steps if there is no order at all, and names an unmatched filter otherwise', () => {
  expect(shown('')).toContain('Put your QR on the tables');
  for (const [address, text] of [
    ['status=ready', 'No ready orders'],
    ['search=Asha', 'No orders match “Asha”'],
    ['archived=true', 'No orders older than the 1,000 most recent'],
  ] as const) {
    expect(shown(address)).toContain(text);
    expect(shown(address)).not.toContain('Put your QR');
  }
});
