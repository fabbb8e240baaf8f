import { sampleOrder } from '@thali/shared/orders/sample-order';
import { expect, test } from 'vitest';
import { sampleLine } from '../../orders/sample-order.ts';
import { ordersCsv } from './orders-csv.ts';

const now = new Date('2026-11-20T20:00:00.000Z');

test('writes an order as one row with token, table and all dishes, and escapes formulas', () => {
  const id = 'DEM0VEND0R0123456789ABCDEF';
  const roti = sampleLine(id);
  const choices = [{ groupId: 'G1', choiceId: 'C1', name: 'Ghee', price: 5 }];
  const order = sampleOrder({
    id,
    token: 42,
    table: '=7',
    serviceMode: 'dine_in',
    customerInfo: { name: '@Asha', phone: '+919812345671' },
    createdAt: '2026-11-20T20:00:00.000Z',
    items: [roti, { ...roti, quantity: 3, choices }],
    paymentStatus: 'settled',
    bill: { number: '26-27/00042', date: '2026-11-21' },
  });
  const { name, content } = ordersCsv([order], { subdomain: 'asha', now });
  expect(name).toBe('thali-asha-orders-2026-11-21.csv');
  const [header, row] = content.replace('\uFEFF', '').split('\r\n');
  expect(header).toBe(
    'Order,Token,Date,Time,Status,Table,Served as,Customer,Phone,Items,Platform Fee,Total,Payment Method,Paid,Bill Number',
  );
  expect(row).toBe(
    "ABCDEF,42,2026-11-21,01:30,Pending,'=7,Eat here,'@Asha,'+919812345671," +
      '"1 × Roti, 3 × Roti (Ghee)",2.00,112.00,Cash on Delivery,Yes,26-27/00042',
  );
});

test('leaves missing fields empty', () => {
  const { content } = ordersCsv([sampleOrder()], { subdomain: 'asha', now });
  expect(content.split('\r\n')[1]).toBe(
    "345678,,2026-11-20,12:30,Pending,,,Asha,'+919812345678,,2.00,112.00,Cash on Delivery,No,",
  );
});
