import { readFee } from './ledger.table.ts';

/**
 * How many fees an amount covers, the oldest first: a binary search over the running sum in each fee. 17 read units among 100,000 fees.
 */
export async function countCovered(
  vendorId: string,
  fees: number,
  coveredPaise: number,
): Promise<number> {
  let covered = 0;
  let uncovered = fees + 1;
  // The last one first: most settlements pay everything.
  let looked = fees;
  while (uncovered - covered > 1) {
    const { accruedPaise } = await readFee(vendorId, looked);
    if (accruedPaise <= coveredPaise) covered = looked;
    else uncovered = looked;
    looked = Math.floor((covered + uncovered) / 2);
  }
  return covered;
}
