/** A print has a limit, because the browser must lay out each card. */
export const maxCards = 200;

/**
 * Parses labels such as `1-12`, `A1–A8, Window` or `Table 4`. A number alone becomes `Table 4`. A range gives a label for
 * each number.
 */
export function tableLabels(typed: string): string[] {
  const labels = new Set<string>();
  for (const part of typed.split(/[,;\n]/)) {
    for (const label of labelsOf(part.trim().replace(/\s+/g, ' '))) {
      if (labels.size === maxCards) return [...labels];
      labels.add(label);
    }
  }
  return [...labels];
}

const range = /^(.*?)(\d{1,4})\s*(?:-|–|—|to)\s*(.*?)(\d{1,4})$/i;

function labelsOf(part: string): string[] {
  if (!part) return [];
  const [, prefix = '', first = '', secondPrefix = '', last = ''] = range.exec(part) ?? [];
  const isRange = last !== '' && prefix.endsWith(secondPrefix);
  if (!isRange) return [labelOf('', part)];
  return numbersBetween(Number(first), Number(last)).map((number) =>
    labelOf(prefix, String(number).padStart(first.startsWith('0') ? first.length : 1, '0')),
  );
}

function labelOf(prefix: string, text: string): string {
  return prefix === '' && /^\d+$/.test(text) ? `Table ${text}` : `${prefix}${text}`;
}

function numbersBetween(a: number, b: number): number[] {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const length = Math.min(high - low + 1, maxCards);
  return Array.from({ length }, (_, index) => low + index);
}
