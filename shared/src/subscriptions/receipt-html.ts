import { escapeMarkup } from '../html/escape-markup.ts';
import type { Receipt } from './billing.contract.ts';
import { type ReceiptText, receiptText } from './receipt-text.ts';

export const allReceiptsLabel = 'All your receipts';

/**
 * A receipt as a page for printing and e-mail. The page uses only tables and inline styles, because all mail programs
 * show them.
 * @param allReceipts for the e-mail: the address of all receipts
 */
export function receiptHtml(receipt: Receipt, allReceipts?: string): string {
  const { title, facts, issuer, buyer, item, sums, total, note } = receiptText(receipt);
  const plan = [item.name, item.period, item.carriedOver, item.sac && `SAC ${item.sac}`];
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeMarkup(title)}</title>
<style>:root { color-scheme: light } @page { margin: 20mm }</style>
</head>
<body style="margin: 0; background: #fff">
<div style="max-width: 640px; margin: 0 auto; padding: 24px 16px; color: #1c1c1c; font: 16px/1.5 system-ui, sans-serif">
<table ${tableLook}><tr><th scope="row" style="${cell} font: bold 28px Georgia, serif">Receipt</th><td style="${amountCell} font: bold 20px Georgia, serif">Thali</td></tr></table>
${table(facts.map(([name, value]) => row(escapeMarkup(name), value)))}
${[issuer, buyer].map((party) => (party ? partyHtml(party) : '')).join('')}
${table([row(lines(plan), total)], line)}
${table([...sums.map(([name, value]) => row(escapeMarkup(name), value)), row('Total paid', total, 'font-weight: bold;')], line)}
<p style="margin: 24px 0 0; font-size: 14px">${escapeMarkup(note)}</p>
${allReceipts ? `<p><a href="${escapeMarkup(allReceipts)}" style="color: #865100">${allReceiptsLabel}</a></p>` : ''}
</div>
</body>
</html>
`;
}

const tableLook = 'width="100%" cellspacing="0" cellpadding="0"';
const line = 'border-top: 1px solid #999;';
const cell = 'padding: 4px 0; text-align: left; vertical-align: top; font-weight: normal;';
const amountCell =
  'padding: 4px 0 4px 16px; text-align: right; vertical-align: top; overflow-wrap: break-word;';

function table(rows: readonly string[], look = ''): string {
  return `<table ${tableLook} style="margin: 16px 0 0; padding: 8px 0 0; ${look}">${rows.join('')}</table>`;
}

function row(nameHtml: string, value: string, look = ''): string {
  return `<tr><th scope="row" style="${cell} ${look}">${nameHtml}</th><td style="${amountCell} ${look}">${escapeMarkup(value)}</td></tr>`;
}

function partyHtml({ heading, name, lines: rest }: ReceiptText['buyer']): string {
  return `<p style="margin: 24px 0 0; overflow-wrap: anywhere">${escapeMarkup(heading)}<br><strong>${escapeMarkup(name)}</strong><br>${lines(rest)}</p>\n`;
}

function lines(texts: readonly (string | undefined)[]): string {
  return texts.flatMap((text) => (text ? escapeMarkup(text) : [])).join('<br>');
}
