/** Removes a byte order mark and Excel's first line `sep=;`, which names the delimiter. */
export function removeSepLine(text: string) {
  const plain = text.replace(/^\ufeff/, '');
  const [line, delimiter] = /^"?sep=(.)"?(?:\r\n|\n|\r)/i.exec(plain) ?? [];
  return { plain: plain.slice(line?.length ?? 0), delimiter, skipped: line ? 1 : 0 };
}
