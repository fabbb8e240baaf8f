import type { Receipt } from '@thali/shared/subscriptions/billing.contract';
import { expect, it, vi } from 'vitest';
import { receiptEmail } from './mail-receipt.ts';

vi.mock('../config.ts', () => ({ config: { siteUrl: 'https://thali.example' } }));

const receipt: Receipt = {
  number: 'TH/2627/000001',
  issuedAt: '2026-11-21T06:30:00.000Z',
  paymentId: 'pay_A1',
  planId: 'professional',
  planName: 'Professional',
  fromPlanId: 'starter',
  carriedOver: { days: 7, until: '2026-12-27T18:30:00.000Z' },
  periodStart: '2026-11-21T06:30:00.000Z',
  periodEnd: '2026-12-20T18:30:00.000Z',
  price: 4999,
  amount: 4999,
  buyer: { messName: 'Savita & Co', name: 'Savita', address: 'Pune', email: 'savita@mess.example' },
  issuer: {
    legalName: 'Thali Pvt Ltd',
    address: 'Mumbai',
    gstin: '27AAAAA0000A1Z5',
    sac: '998314',
    ratePercent: 18,
  },
  taxable: 4236.44,
  cgst: 381.28,
  sgst: 381.28,
  igst: null,
  placeOfSupply: 'Maharashtra (27)',
};

it('contains the same facts as text and as HTML', () => {
  const { text, html } = receiptEmail('savita@mess.example', receipt);
  const page = html
    ?.replace(/<a href="([^"]+)"/g, '$1<a')
    .replace(/<style>.*<\/style>|<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&');
  for (const part of text.split(/: |:?\n/).filter(Boolean)) expect(page).toContain(part);
});
