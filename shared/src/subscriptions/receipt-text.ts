import { formatRupees } from '../money/paise.ts';
import { planCatalogue } from '../plans/plan-catalogue.ts';
import { formatDate } from '../time/format-date.ts';
import type { Receipt } from './billing.contract.ts';

export interface ReceiptText {
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** The issuer; undefined if the platform is not registered for tax. */
  issuer: Party | undefined;
  buyer: Party;
  item: { name: string; period: string; carriedOver: string | undefined; sac: string | undefined };
  sums: readonly [name: string, amount: string][];
  total: string;
  note: string;
}

interface Party {
  heading: string;
  name: string;
  lines: readonly string[];
}

/** The texts of a receipt for the screen, the file and the e-mail. */
export function receiptText(receipt: Receipt): ReceiptText {
  const { issuer, buyer } = receipt;
  return {
    title: `Receipt ${receipt.number}`,
    facts: [
      ['Receipt number', receipt.number],
      ['Date', formatDate(receipt.issuedAt)],
      ['Payment', receipt.paymentId],
      ...(receipt.placeOfSupply ? [['Place of supply', receipt.placeOfSupply] as const] : []),
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
      lines: [
        ...[buyer.name, buyer.address, buyer.email].filter((line) => line !== ''),
        ...(buyer.gstin ? [`GSTIN ${buyer.gstin}`] : []),
      ],
    },
    item: {
      name: `Thali ${receipt.planName} plan, 1 month`,
      period: periodText(receipt),
      carriedOver: carriedOverText(receipt),
      sac: issuer?.sac,
    },
    sums: taxSums(receipt),
    total: formatRupees(receipt.amount),
    note: 'This is a computer-generated receipt and needs no signature.',
  };
}

/**
 * `21 Nov 2026 – 28 Dec 2026`: the bought month and the days carried over. It ends on the same day as on the Billing
 * page.
 */
export function periodText({ periodStart, periodEnd, carriedOver }: Receipt): string {
  return `${formatDate(periodStart)} – ${formatDate(carriedOver?.until ?? periodEnd)}`;
}

/** `1 month, and 7 days carried over from Starter`. An earlier receipt covers the payment for these days. */
function carriedOverText({ fromPlanId, carriedOver }: Receipt): string | undefined {
  if (!fromPlanId || !carriedOver) return undefined;
  const days = carriedOver.days === 1 ? '1 day' : `${carriedOver.days} days`;
  return `1 month, and ${days} carried over from ${planCatalogue[fromPlanId].name}`;
}

function taxSums({ issuer, taxable, cgst, sgst, igst }: Receipt): [string, string][] {
  if (!issuer || taxable === null) return [];
  const taxes: [name: string, percent: number, amount: number | null][] = [
    ['CGST', issuer.ratePercent / 2, cgst],
    ['SGST', issuer.ratePercent / 2, sgst],
    ['IGST', issuer.ratePercent, igst],
  ];
  return [
    ['Taxable value', formatRupees(taxable)],
    ...taxes.flatMap(([name, percent, amount]): [string, string][] =>
      amount === null ? [] : [[`${name} ${percent}%`, formatRupees(amount)]],
    ),
  ];
}
