import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readUrlState } from '../../../lib/url-state/use-url-state.ts';
import { orderFields } from '../order-filter.ts';
import { OrderLedger } from './order-ledger.tsx';

const doNothing = () => undefined;
const render = (address: string) =>
  renderToStaticMarkup(
    <OrderLedger
      choice={readUrlState(orderFields, new URLSearchParams(address))}
      orders={[]}
      isStale={false}
      total={0}
      firstNumber={1}
      changes={new Map()}
      onArchive={doNothing}
      onChangeStatus={doNothing}
      onView={doNothing}
      noOrders="Put your QR on the tables"
    />,
  );

it('shows the first steps to a mess without orders, and names a filter without a match', () => {
  expect(render('')).toContain('Put your QR on the tables');
  for (const [address, text] of [
    ['status=ready', 'No ready orders'],
    ['search=Asha', 'No orders match “Asha”'],
    ['archived=true', 'No orders older than the 1,000 most recent'],
  ] as const) {
    expect(render(address)).toContain(text);
    expect(render(address)).not.toContain('Put your QR');
  }
});
