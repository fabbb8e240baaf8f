import { inflateSync } from 'node:zlib';

export interface PdfPage {
  /** `595.92 × 842.88` in points. A4 has 595 × 842. */
  widthPt: number;
  heightPt: number;
  text: string;
}

/** The pages of a PDF that Chromium printed. Reads text by the fonts' own tables, and by `ActualText`. */
export function readPdf(file: Buffer): PdfPage[] {
  const objects = readObjects(file.toString('latin1'));
  const contentOf = (reference: string | undefined) => objects.get(Number(reference)) ?? '';
  const decoders = new Map<string, (hex: string) => string>();
  for (const text of objects.values()) {
    for (const [, name = '', id] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(contentOf(id))?.[1];
      decoders.set(name, toDecoder(contentOf(table)));
    }
  }
  return [...objects.values()]
    .filter((text) => /\/Type \/Page\b/.test(text))
    .map((text) => {
      const [, widthPt, heightPt] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
      const content = contentOf(/\/Contents (\d+) 0 R/.exec(text)?.[1]);
      const page = { widthPt: Number(widthPt), heightPt: Number(heightPt) };
      return { ...page, text: textOf(content, decoders) };
    });
}

/** Objects by number: the dictionary, followed by the inflated stream. */
function readObjects(pdf: string): Map<number, string> {
  const objects = new Map<number, string>();
  for (const match of pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)(?:endobj|stream\r?\n)/gm)) {
    const [whole, id, dictionary = ''] = match;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const start = match.index + whole.length;
    const isText = whole.endsWith('stream\n') && !/\/Subtype|\/Length1/.test(dictionary);
    const bytes = Buffer.from(pdf.slice(start, start + length), 'latin1');
    const isDeflated = dictionary.includes('/FlateDecode');
    const stream = isText ? (isDeflated ? inflateSync(bytes) : bytes).toString('latin1') : '';
    objects.set(Number(id), dictionary + stream);
  }
  return objects;
}

/** Reads the codes of a font's `ToUnicode` table. */
function toDecoder(table: string): (hex: string) => string {
  const characters = new Map<number, string>();
  for (const [, list = ''] of table.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', text = ''] of list.matchAll(/<(\w+)> <(\w+)>/g)) {
      characters.set(Number.parseInt(code, 16), fromUtf16(text));
    }
  }
  for (const [, list = ''] of table.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of list.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let code = first; code <= Number.parseInt(to, 16); code += 1) {
        characters.set(code, String.fromCodePoint(Number.parseInt(text, 16) + code - first));
      }
    }
  }
  const digits = /begincodespacerange\n<(\w+)>/.exec(table)?.[1]?.length ?? 4;
  return (hex) =>
    (hex.match(new RegExp(`.{${digits}}`, 'g')) ?? [])
      .map((code) => characters.get(Number.parseInt(code, 16)) ?? '')
      .join('');
}

/** `ActualText` replaces the glyphs that it spans. Each move to another line becomes a space. */
function textOf(content: string, decoders: Map<string, (hex: string) => string>): string {
  let text = '';
  let decode: (hex: string) => string = () => '';
  let isReplaced = false;
  const parts =
    /\/(F\d+) [\d.]+ Tf|ActualText <FEFF(\w*)>|(EMC)|<(\w*)> Tj|(?:[-\d.]+ ){5}[-\d.]+ (Tm)/g;
  for (const [, font, actual, end, glyphs, move] of content.matchAll(parts)) {
    if (font) decode = decoders.get(font) ?? decode;
    else if (actual !== undefined) {
      text += fromUtf16(actual);
      isReplaced = true;
    } else if (end) isReplaced = false;
    else if (move) text += ' ';
    else if (!isReplaced) text += decode(glyphs ?? '');
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

function fromUtf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}
