import { escapeMarkup } from '../html/escape-markup.ts';
import type { Receipt } from './billing.contract.ts';
import { receiptText } from './receipt-text.ts';

/** A receipt as a page that any browser prints and any mail program shows. */
export function receiptHtml(receipt: Receipt): string {
  const { title, facts, issuer, buyer, item, sums, total } = receiptText(receipt);
  const parties = [issuer, buyer].flatMap((party) =>
    party
      ? `<div><h2>${escapeMarkup(party.heading)}</h2><b>${escapeMarkup(party.name)}</b>${party.lines
          .map((line) => `<br>${escapeMarkup(line)}`)
          .join('')}</div>`
      : [],
  );
  const carried = item.carried ? `<br>${escapeMarkup(item.carried)}` : '';
  const sac = item.sac ? `<br>SAC ${escapeMarkup(item.sac)}` : '';
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title>
<style>${style}</style>
<h1>Receipt</h1>
<table>${rows(facts)}</table>
<section>${parties.join('')}</section>
<table>
<tr><th scope="row">${escapeMarkup(item.name)}<br>${escapeMarkup(item.period)}${carried}${sac}</th><td>${escapeMarkup(total)}</td></tr>
</table>
<table>${rows(sums)}<tr class="total"><th scope="row">Total paid</th><td>${escapeMarkup(total)}</td></tr></table>
<p>This is a computer-generated receipt and needs no signature.</p>
</html>
`;
}

function rows(entries: readonly [string, string][]): string {
  return entries
    .map(
      ([name, value]) =>
        `<tr><th scope="row">${escapeMarkup(name)}</th><td>${escapeMarkup(value)}</td></tr>`,
    )
    .join('');
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
