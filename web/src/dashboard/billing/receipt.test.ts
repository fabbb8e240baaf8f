import { receiptText } from '@thali/shared/subscriptions/receipt-text';
import { expect, it } from 'vitest';
import { receiptFile } from './receipt-page.tsx';
import { sampleReceipt } from './sample-billing.ts';

const taxed = {
  ...sampleReceipt,
  amount: 123_456.78,
  issuer: {
    legalName: 'Thali Platform Pvt Ltd',
    address: 'Pune',
    gstin: '27AAAAA0000A1Z5',
    sac: '998314',
    ratePercent: 18,
  },
  taxable: 104_624.38,
  cgst: 9_416.2,
  sgst: 9_416.2,
  placeOfSupply: 'Maharashtra (27)',
};

it("shows the issuer's tax fields with Indian digit groups", () => {
  const { facts, issuer, buyer, item, sums, total } = receiptText(taxed);
  expect(facts[0]).toEqual(['Receipt number', 'TH/2627/000001']);
  expect(facts[1]).toEqual(['Date', '21 Nov 2026']);
  expect(facts.at(-1)).toEqual(['Place of supply', 'Maharashtra (27)']);
  expect(issuer?.lines).toEqual(['Pune', 'GSTIN 27AAAAA0000A1Z5']);
  expect(buyer.name).toBe('Savita Mess');
  expect(item).toEqual({
    name: 'Thali Starter plan, 1 month',
    period: '21 Nov 2026 – 21 Dec 2026',
    carriedOver: undefined,
    sac: '998314',
  });
  expect(sums).toEqual([
    ['Taxable value', '₹1,04,624.38'],
    ['CGST 9%', '₹9,416.20'],
    ['SGST 9%', '₹9,416.20'],
  ]);
  expect(total).toBe('₹1,23,456.78');
});

it('shows IGST if the buyer is in another state', () => {
  const placeOfSupply = 'Karnataka (29)';
  const { facts, sums } = receiptText({
    ...taxed,
    ...{ placeOfSupply, cgst: null, sgst: null, igst: 18_832.39 },
  });
  expect(facts.at(-1)).toEqual(['Place of supply', placeOfSupply]);
  expect(sums).toEqual([
    ['Taxable value', '₹1,04,624.38'],
    ['IGST 18%', '₹18,832.39'],
  ]);
});

it('shows the days from the previous plan, and the mess’s own GSTIN', () => {
  const { item } = receiptText({
    ...sampleReceipt,
    planId: 'professional',
    planName: 'Professional',
    fromPlanId: 'starter',
    carriedOver: { days: 7, until: '2026-12-27T18:30:00.000Z' },
  });
  const buyer = { ...sampleReceipt.buyer, gstin: '27AAPFU0939F1ZV' };
  expect(receiptText({ ...sampleReceipt, buyer }).buyer.lines.at(-1)).toBe('GSTIN 27AAPFU0939F1ZV');
  expect(item.period).toBe('21 Nov 2026 – 28 Dec 2026');
  expect(item.carriedOver).toBe('1 month, and 7 days carried over from Starter');
});

it('claims no tax if none is charged', () => {
  const { issuer, sums, item } = receiptText(sampleReceipt);
  expect([issuer, sums, item.sac]).toEqual([undefined, [], undefined]);
});

it('escapes names in the file', () => {
  const buyer = { ...taxed.buyer, messName: '<script>alert("&")</script>', address: '' };
  const { name, content: html } = receiptFile({ ...taxed, buyer });
  expect(name).toBe('thali-receipt-TH-2627-000001.html');
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)');
  for (const part of ['TH/2627/000001', '27AAAAA0000A1Z5', '₹9,416.20', '₹1,23,456.78']) {
    expect(html).toContain(part);
  }
});
