/**
 * Packs a set of whole numbers into bytes: the gaps in ascending order, seven bits a byte. The 500 customers of a day
 * among some thousands take a byte each.
 */
export function packNumbers(numbers: Iterable<number>): Uint8Array {
  const bytes: number[] = [];
  let last = 0;
  for (const number of [...new Set(numbers)].sort((one, other) => one - other)) {
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
  let place = 1;
  for (const byte of bytes) {
    gap += (byte % 128) * place;
    place *= 128;
    if (byte >= 128) continue;
    last += gap;
    numbers.push(last);
    gap = 0;
    place = 1;
  }
  return numbers;
}
