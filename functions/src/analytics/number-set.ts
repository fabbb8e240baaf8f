/**
 * Packs a set of whole numbers: sorts them and stores the gaps, seven bits per byte. A gap below 128 takes one byte, as
 * most gaps between a day's customer numbers do.
 */
export function packNumbers(numbers: Iterable<number>): Uint8Array {
  const bytes: number[] = [];
  let last = 0;
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    let gap = number - last;
    last = number;
    while (gap >= 128) {
      bytes.push((gap % 128) + 128);
      gap = Math.floor(gap / 128);
    }
    bytes.push(gap);
  }
  return Uint8Array.from(bytes);
}

export function unpackNumbers(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let last = 0;
  let gap = 0;
  let factor = 1;
  for (const byte of bytes) {
    gap += (byte % 128) * factor;
    factor *= 128;
    if (byte >= 128) continue;
    last += gap;
    numbers.push(last);
    gap = 0;
    factor = 1;
  }
  return numbers;
}
