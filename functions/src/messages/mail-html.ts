import { escapeMarkup } from '@thali/shared/html/escape-markup';

/**
 * A plain e-mail as a page: paragraphs, and links where a line is nothing but an address. Names that people typed
 * stand within a line, so that none of them becomes a link of ours.
 */
export function mailHtml(text: string): string {
  const paragraphs = text.split('\n\n').map((paragraph) => {
    const lines = paragraph.split('\n').map(lineHtml);
    return `<p>${lines.join('<br>')}</p>`;
  });
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<body style="font: 16px/1.5 system-ui, sans-serif; max-width: 36rem; margin: 1.5rem auto; padding: 0 1rem">
${paragraphs.join('\n')}
<p style="color: #6b5f55">Thali</p>
</body>
</html>
`;
}

function lineHtml(line: string): string {
  const text = escapeMarkup(line);
  return /^https?:\/\/\S+$/.test(line) ? `<a href="${text}">${text}</a>` : text;
}
