import type { SavedFile } from '../../lib/files/save-file.ts';
import { type ReceiptText, receiptText } from './receipt-text.ts';
import type { Receipt } from './use-billing.ts';

/** A receipt as a page of its own that any browser opens and prints, without a network. */
export function receiptFile(receipt: Receipt): SavedFile {
  return {
    name: `thali-receipt-${receipt.number.replaceAll('/', '-')}.html`,
    content: toHtml(receiptText(receipt)),
    type: 'text/html',
  };
}

function toHtml({ title, facts, issuer, buyer, item, sums, total }: ReceiptText): string {
  const parties = [issuer, buyer].flatMap((party) =>
    party
      ? `<div><h2>${escaped(party.heading)}</h2><b>${escaped(party.name)}</b>${party.lines
          .map((line) => `<br>${escaped(line)}`)
          .join('')}</div>`
      : [],
  );
  const sac = item.sac ? `<br>SAC ${escaped(item.sac)}` : '';
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${style}</style>
<h1>Receipt</h1>
<table>${rows(facts)}</table>
<section>${parties.join('')}</section>
<table>
<tr><th scope="row">${escaped(item.name)}<br>${escaped(item.period)}${sac}</th><td>${escaped(total)}</td></tr>
</table>
<table>${rows(sums)}<tr class="total"><th scope="row">Total paid</th><td>${escaped(total)}</td></tr></table>
<p>Made by computer; valid without a signature.</p>
</html>
`;
}

function rows(entries: readonly [string, string][]): string {
  return entries
    .map(
      ([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`,
    )
    .join('');
}

/** Names and addresses are only ever text. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `
:root { color-scheme: light }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem }
h2 { font-size: 1em; font-weight: normal; margin: 0 }
section { display: flex; flex-wrap: wrap; gap: 1rem 3rem; margin: 1.5rem 0 }
table { width: 100%; border-collapse: collapse; margin: 1rem 0 }
th { text-align: left; font-weight: normal }
td { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
th, td { padding: .3rem 0; vertical-align: top }
table + table, section + table { border-top: 1px solid }
.total > * { font-weight: bold; border-top: 1px solid }
@page { margin: 20mm }
`.trim();
