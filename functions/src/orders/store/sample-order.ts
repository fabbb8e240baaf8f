import type { OrderChoice, OrderLine, OrderRecord } from './order-record.ts';

const vendorId = 'DEM0VEND0R';

/** A guest's order of one dish, for tests. */
export function sampleOrder(changes: Partial<OrderRecord> = {}): OrderRecord {
  return {
    id: `${vendorId}0123456789ABCDEF`,
    vendorId,
    customerName: 'Asha',
    customerPhone: '+919000000001',
    lines: [sampleLine()],
    status: 'pending',
    totalPaise: 110_00,
    feePaise: 200,
    feeStatus: 'pending',
    paymentStatus: 'pending',
    paymentMethod: 'cod',
    statusTimes: {},
    createdAt: '2026-11-20T07:30:00.000Z',
    updatedAt: '2026-11-20T07:30:00.000Z',
    bodyHash: 'AAAAAAAAAAAAAAAAAAAAAA',
    ...changes,
  };
}

export function sampleLine(changes: Partial<OrderLine> = {}): OrderLine {
  return {
    menuItemId: '0123456789AB',
    name: 'Veg Mess Thali',
    isVegetarian: true,
    quantity: 1,
    unitPricePaise: 110_00,
    isStockCounted: false,
    ...changes,
  };
}

export function sampleChoice(changes: Partial<OrderChoice> = {}): OrderChoice {
  return {
    groupId: '0PT10NGR0VP1',
    choiceId: 'HA1F',
    name: 'Half',
    pricePaise: -20_00,
    isStockCounted: false,
    ...changes,
  };
}
