import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { table } from '../table/table-client.ts';
import { countCovered } from './post-credit.ts';

vi.mock('../config.ts', () => ({ config: { tableName: 'test' } }));

const dynamo = mockClient(table);
beforeEach(() => dynamo.reset());

/** Stores a wallet with these fees and returns the cumulative sums. */
function storeFees(feesPaise: readonly number[]): number[] {
  let sum = 0;
  const sums = feesPaise.map((paise) => {
    sum += paise;
    return sum;
  });
  dynamo.on(GetCommand).callsFake(({ Key }) => {
    const accruedPaise = sums[Number(String(Key.SK).slice('FEE#'.length)) - 1];
    return accruedPaise === undefined ? {} : { Item: { accruedPaise } };
  });
  return sums;
}

it('counts the oldest fees that an amount pays, for fees of any size', async () => {
  const fees = fc.array(fc.constantFrom(0, 100, 200, 300), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(fees, fc.nat(9000), async (feesPaise, coveredPaise) => {
      dynamo.reset();
      const sums = storeFees(feesPaise);
      const expected = sums.filter((sum) => sum <= coveredPaise).length;
      expect(await countCovered('DEM0VEND0R', feesPaise.length, coveredPaise)).toBe(expected);
    }),
  );
});

it('reads one fee if all are paid, and no fee in an empty wallet', async () => {
  storeFees(Array(1000).fill(100));
  expect(await countCovered('DEM0VEND0R', 1000, 1000_00)).toBe(1000);
  expect(dynamo.commandCalls(GetCommand)).toHaveLength(1);
  expect(await countCovered('DEM0VEND0R', 0, 500)).toBe(0);
  expect(dynamo.commandCalls(GetCommand)).toHaveLength(1);
});

it('reads about 17 of 100,000 fees', async () => {
  storeFees(Array(100_000).fill(100));
  expect(await countCovered('DEM0VEND0R', 100_000, 12_345_67)).toBe(12_345);
  expect(dynamo.commandCalls(GetCommand).length).toBeLessThanOrEqual(18);
});

it('fails if a fee is missing', async () => {
  dynamo.on(GetCommand).resolves({});
  await expect(countCovered('DEM0VEND0R', 3, 100)).rejects.toThrow('has no fee 3');
});
