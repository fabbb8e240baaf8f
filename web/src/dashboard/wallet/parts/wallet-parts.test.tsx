import { platformFee } from '@thali/shared/orders/platform-fee';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FeeStatusBadge } from '../../../orders/payment/fee-status-badge.tsx';
import { sampleOverview } from '../sample-wallet.ts';
import { partPaidText } from '../wallet-texts.ts';
import { DebtBand } from './debt-band.tsx';
import { SettlementProgress } from './settlement-progress.tsx';
import { SettlementCards } from './settlements-panel.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { FirstUseNote, isWalletUsed } from './wallet-states.tsx';

const doNothing = () => undefined;
const { wallet, summary, statistics } = sampleOverview();
const unused = {
  totalSettled: 0,
  totalOrders: 0,
  totalCodOrders: 0,
  totalOnlineOrders: 0,
  totalCounterOrders: 0,
  settlementCount: 0,
};
const emptied = { balance: 0, pendingCodFees: 0, availableForSettlement: 0 };

describe('settlement progress', () => {
  const progress = (settled: number, pendingCodFees: number) =>
    renderToStaticMarkup(
      <SettlementProgress wallet={{ ...emptied, pendingCodFees }} settled={settled} />,
    );

  it.each([
    [40, 24, '63', '63%'],
    [40, 0, '100', '100%'],
    [0, 24, '0', '0%'],
    [0, 0, '0', 'Nothing owed yet'],
  ])('shows %d settled and %d pending', (settled, pending, now, text) => {
    const html = progress(settled, pending);
    expect(html).toContain('role="progressbar"');
    expect(html).toContain(`aria-valuenow="${now}"`);
    expect(html).toContain(`aria-valuetext="${text}"`);
  });
});

it('explains the fees to a mess without fees', () => {
  const note = renderToStaticMarkup(<FirstUseNote />);
  const fee = (rupees: number) => platformFee(rupees * 100) / 100;
  expect(note).toContain(`₹${fee(99)} below ₹100, ₹${fee(199)} below ₹200`);
  expect(note).toContain(`₹${fee(200)} from ₹200`);
  expect(isWalletUsed(emptied, unused)).toBe(false);
  expect(isWalletUsed(wallet, summary)).toBe(true);
});

it.each([
  [0, 0, 'You owe nothing', false],
  [586, 586, '₹586', true],
  [586, 500, 'A payment of ₹86 is in progress.', true],
  [586, 0, 'A payment of ₹586 is in progress.', false],
])('shows a debt of %d, of which %d can be paid', (pendingCodFees, available, text, canPay) => {
  const balances = { balance: 0, pendingCodFees, availableForSettlement: available };
  const html = renderToStaticMarkup(<DebtBand wallet={balances} onPay={doNothing} />);
  expect(html).toContain(text);
  expect(html.includes('<button')).toBe(canPay);
});

it('shows the four figures with their trends', () => {
  const html = renderToStaticMarkup(<SummaryCards wallet={wallet} statistics={statistics} />);
  for (const text of ['Total Balance', 'Available for withdrawal', 'Pending COD']) {
    expect(html).toContain(text);
  }
  expect(html).toContain('+12.5%');
  expect(html).toContain('to 4:10 pm, vs 9 to 13 Nov to 4:10 pm');
  // More debt is not a success.
  expect(html).not.toContain('leaf');
  expect(html).toContain('24.00');
  expect(html).toContain('COD fees of this week, day by day: from ₹9.00 to ₹3.00');
});

it.each([
  [0, undefined],
  [0.5, '₹0.50 of ₹2 paid'],
  [2, undefined],
])('describes a fee with %d paid as %s', (paidAmount, text) => {
  expect(partPaidText({ amount: 2, paidAmount })).toBe(text);
});

it('shows how much of the pending fees is being paid', () => {
  const cards = (availableForSettlement: number) =>
    renderToStaticMarkup(
      <SettlementCards wallet={{ ...wallet, availableForSettlement }} summary={summary} />,
    );
  expect(cards(24)).not.toContain('being paid');
  expect(cards(20)).toContain('Available for settlement. ₹4 is being paid.');
});

it.each([
  ['pending', 'Pending'],
  ['settled', 'Settled'],
  ['failed', 'Failed'],
  ['reversed', 'reversed'],
])('shows the status %s as %s', (status, text) => {
  expect(renderToStaticMarkup(<FeeStatusBadge status={status} />)).toContain(text);
});
