import { formatRupees } from '@thali/shared/money/paise';
import { formatDate } from '../../lib/time/format-time.ts';
import type { Receipt } from './use-billing.ts';

export interface ReceiptText {
  title: string;
  facts: readonly [name: string, value: string][];
  /** Who issues it; absent where the platform is not registered for tax. */
  issuer: Party | undefined;
  buyer: Party;
  item: { name: string; period: string; sac: string | undefined };
  sums: readonly [name: string, amount: string][];
  total: string;
}

interface Party {
  heading: string;
  name: string;
  lines: readonly string[];
}

/** Everything on a receipt, on screen and in the file. Amounts as India writes them. */
export function receiptText(receipt: Receipt): ReceiptText {
  const { issuer, buyer } = receipt;
  return {
    title: `Receipt ${receipt.number}`,
    facts: [
      ['Receipt number', receipt.number],
      ['Date', formatDate(receipt.issuedAt)],
      ['Payment', receipt.paymentId],
    ],
    issuer: issuer
      ? {
          heading: 'From',
          name: issuer.legalName,
          lines: [issuer.address, `GSTIN ${issuer.gstin}`],
        }
      : undefined,
    buyer: {
      heading: 'To',
      name: buyer.messName,
      lines: [buyer.name, buyer.address, buyer.email].filter((line) => line !== ''),
    },
    item: {
      name: `Thali ${receipt.planName} plan, 1 month`,
      period: periodText(receipt),
      sac: issuer?.sac,
    },
    sums: taxSums(receipt),
    total: formatRupees(receipt.amount),
  };
}

/** `21 Nov 2026 – 21 Dec 2026`. */
export function periodText({ periodStart, periodEnd }: Receipt): string {
  return `${formatDate(periodStart)} – ${formatDate(periodEnd)}`;
}

function taxSums({ issuer, taxable, cgst, sgst }: Receipt): [string, string][] {
  if (!issuer || taxable === null || cgst === null || sgst === null) return [];
  const half = `${issuer.ratePercent / 2}%`;
  return [
    ['Taxable value', formatRupees(taxable)],
    [`CGST ${half}`, formatRupees(cgst)],
    [`SGST ${half}`, formatRupees(sgst)],
  ];
}
