import type { TeamLogEntry } from '@thali/shared/team/team-log.contract';
import { expect, it } from 'vitest';
import { actionText, actorText } from './team-texts.ts';

const entry: TeamLogEntry = {
  id: '1',
  at: '2026-11-27T07:35:00.000Z',
  action: 'refundOrder',
  summary: 'Refund an order',
  by: { id: 'P1', name: 'Asha' },
  device: { id: 'D1', name: 'Kitchen tablet' },
  approvedBy: { id: 'P2', name: 'Ravi' },
  subject: 'A5TMX30TQG0123456789341E99',
  subjectName: null,
  detail: 'sold_out',
  amount: 112,
  outcome: 'done',
  code: null,
};

it('names the person, the approver and the device, and names a device without a person only once', () => {
  expect(actorText(entry)).toBe('Asha, allowed by Ravi, Kitchen tablet');
  const alone = { ...entry, by: { id: 'D1', name: 'Kitchen tablet' }, approvedBy: null };
  expect(actorText(alone)).toBe('Kitchen tablet');
});

it('tells the action with its order, reason and outcome', () => {
  expect(actionText(entry)).toBe('Refund an order: #341E99 (sold out)');
  const dish = { ...entry, subject: 'X', subjectName: 'Dal', detail: 'soldOut, price' };
  expect(actionText({ ...dish, outcome: 'refused' })).toBe(
    'Refund an order: Dal (sold out, price), refused',
  );
  const settings = { ...entry, action: 'updateVendor', summary: 'Change a vendor' };
  expect(
    actionText({ ...settings, subject: 'V', subjectName: 'Anna Mess', detail: 'mealHours' }),
  ).toBe('Change the settings (meal hours)');
  const decline = { ...entry, action: 'changeOrderStatus', detail: 'closing' };
  expect(actionText(decline)).toBe('Cancel an order: #341E99 (closing)');
});
