import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { sampleChoice, sampleLine, sampleOrder } from '../orders/store/sample-order.ts';
import { factsOf, PoisonRecord } from './order-facts.ts';

const broken = (changes: object) => ({ ...sampleOrder(), ...changes }) as OrderRecord;

describe('the facts of an order', () => {
  it.each([
    ['2026-11-20T18:29:59.999Z', '2026-11-20', 23],
    ['2026-11-20T18:30:00.000Z', '2026-11-21', 0],
    ['2026-12-31T18:30:00.000Z', '2027-01-01', 0],
    ['2026-11-20T06:29:59.999Z', '2026-11-20', 11],
  ])('%s is in India %s, hour %i', (createdAt, date, hour) => {
    expect(factsOf(sampleOrder({ createdAt }))).toMatchObject({ date, hour, createdAt });
  });

  it('date a pre-order by its slot', () => {
    const readyFor = '2026-11-21T07:15:00.000Z';
    const isUnproven = true as const;
    expect(factsOf(sampleOrder({ readyFor, isUnproven, status: 'confirmed' }))).toMatchObject({
      date: '2026-11-21',
      hour: 12,
      createdAt: sampleOrder().createdAt,
      waitingStatus: undefined,
    });
  });

  it('identify a guest by the phone, and an account by its id at any phone', () => {
    const guest = factsOf(sampleOrder()).customer;
    expect(guest).toEqual({ key: 'P#+919000000001', name: 'Asha', phone: '+919000000001' });
    const keys = ['+919000000001', '+919000000002'].map(
      (customerPhone) => factsOf(sampleOrder({ customerId: 'C1', customerPhone })).customer?.key,
    );
    expect(keys).toEqual(['C#C1', 'C#C1']);
  });

  it('have no customer for a sale at the counter without a phone', () => {
    const sale = sampleOrder({ customerPhone: '', counterId: 'counter:C' });
    expect(factsOf(sale).customer).toBeUndefined();
  });

  it('give each line its dish, portions and total price', () => {
    const { lines, revision } = factsOf(
      sampleOrder({
        lines: [sampleLine({ quantity: 3, unitPricePaise: 12_25 })],
        updatedAt: '2026-11-20T07:31:00.000Z',
      }),
    );
    expect(lines).toEqual([
      { itemId: '0123456789AB', name: 'Veg Mess Thali', quantity: 3, paise: 36_75, choices: [] },
    ]);
    expect(revision).toBe('2026-11-20T07:31:00.000Z');
  });
});

describe('a malformed order is a poison record:', () => {
  it.each([
    ['no status', { status: undefined }],
    ['an unknown status', { status: 'eaten' }],
    ['a status of the prototype', { status: 'constructor' }],
    ['no total', { totalPaise: undefined }],
    ['half a paisa', { totalPaise: 60.5 }],
    ['a total in text', { totalPaise: '6000' }],
    ['a negative total', { totalPaise: -1 }],
    ['a fee that is not a number', { feePaise: Number.NaN }],
    ['an infinite fee', { feePaise: Number.POSITIVE_INFINITY }],
    ['no time', { createdAt: undefined }],
    ['a time in milliseconds', { createdAt: 1_795_000_000_000 }],
    ['a day of another century', { createdAt: '1999-12-31T12:00:00.000Z' }],
    ['a year of five digits', { createdAt: '+012026-01-01T00:00:00.000Z' }],
    ['a time in another format', { updatedAt: '20 Nov 2026 07:30 UTC' }],
    ['a day that does not exist', { createdAt: '2026-13-45T00:00:00.000Z' }],
    ['no time of the last change', { updatedAt: null }],
    ['no customer', { customerPhone: '', customerId: undefined }],
    ['a phone as a number', { customerPhone: 9_000_000_001 }],
    ['no name', { customerName: undefined }],
    ['a name that is an object', { customerName: { first: 'Asha' } }],
    ['an invalid order id', { id: 'garbage', vendorId: 'garbage' }],
    ['a dish without an id', { lines: [{ ...sampleLine(), menuItemId: undefined }] }],
    ['a dish without a name', { lines: [{ ...sampleLine(), name: 7 }] }],
    ['choices that are no list', { lines: [{ ...sampleLine(), choices: 'Half' }] }],
    [
      'a choice without an id',
      { lines: [sampleLine({ choices: [sampleChoice({ choiceId: '' })] })] },
    ],
    ['half a portion', { lines: [sampleLine({ quantity: 0.5 })] }],
    ['a negative portion', { lines: [sampleLine({ quantity: -1 })] }],
    ['a price in text', { lines: [{ ...sampleLine(), unitPricePaise: '60' }] }],
    ['an amount too large to be whole', { lines: [sampleLine({ unitPricePaise: 2 ** 53 })] }],
  ])('%s', (_what, changes) => {
    expect(() => factsOf(broken(changes))).toThrow(PoisonRecord);
  });

  it('names the order without personal data', () => {
    expect(() => factsOf(broken({ status: 'eaten' }))).toThrow(
      'The order DEM0VEND0R0123456789ABCDEF is malformed',
    );
  });
});
