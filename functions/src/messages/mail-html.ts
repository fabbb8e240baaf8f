import { escapeMarkup } from '@thali/shared/html/escape-markup';
import { config } from '../config.ts';

/**
 * Converts the text of an e-mail into HTML, with tables and inline styles, because mail programs support little else.
 * An address becomes a link only if it is the whole line, so an address inside a name does not.
 */
export function mailHtml(text: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<style>${darkStyle}</style>
</head>
<body class="paper" style="margin: 0; background: #faf4e8">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="paper" style="background: #faf4e8"><tr><td align="center" style="padding: 24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width: 560px; text-align: left">
<tr><td class="name" style="padding: 0 4px 12px; font: bold 24px Georgia, serif; color: #865100">Thali</td></tr>
<tr><td class="card" style="padding: 8px 24px; border: 1px solid #e6d9bf; border-radius: 16px; background: #fffdf8; color: #2b1d10; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere">
${text.split('\n\n').map(paragraph).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function paragraph(text: string): string {
  const button = /^(.+):\n(https?:\/\/\S+)$/.exec(text);
  const content = button ? buttonHtml(button) : text.split('\n').map(lineHtml).join('<br>');
  return `<p style="margin: 16px 0">${content}</p>`;
}

/** A label such as `Sign in here:` and the address below it. */
function buttonHtml([, label = '', address = '']: RegExpExecArray): string {
  return `<a href="${escapeMarkup(address)}" style="display: inline-block; padding: 12px 24px; border-radius: 12px; background: #f2a91c; color: #2b1a03; font-weight: bold; text-decoration: none">${escapeMarkup(label)}</a>`;
}

/** Shows the value after a short label and a colon, such as a password, in bold. */
function lineHtml(line: string): string {
  const [, name, value] = /^([A-Z][A-Za-z ]{1,30}): (.+)$/.exec(line) ?? [];
  if (!name || !value) return escapeMarkup(line);
  return `${escapeMarkup(name)}: <strong style="display: inline-block">${escapeMarkup(value)}</strong>`;
}

const darkStyle = `@media (prefers-color-scheme: dark) {
.paper { background: #18120b !important }
.card { background: #221a11 !important; border-color: #3a2e1f !important; color: #f8eedd !important }
.name { color: #f6c163 !important }
}`;

/** The last line of an e-mail, for questions. */
export function contactLine(): string {
  const address = supportAddress();
  return address ? `Questions? Write to ${address}.` : 'Questions? Please contact our support.';
}

/** The operator's e-mail address, the same as on the site. Undefined in a deployment without a domain. */
function supportAddress(): string | undefined {
  const { supportEmail, siteUrl } = config;
  return supportEmail ?? (siteUrl && `support@${new URL(siteUrl).hostname}`);
}
