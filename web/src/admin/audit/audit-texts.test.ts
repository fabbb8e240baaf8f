import { expect, it } from 'vitest';
import { changeText } from './audit-texts.ts';

it.each([
  [{ field: 'accentColor', from: '#6d2e6b', to: '#112233' }, 'Accent color: #6d2e6b → #112233'],
  [{ field: 'status', from: 'active', to: 'suspended' }, 'Status: active → suspended'],
  [{ field: 'gstin', from: 'none', to: 'set' }, 'GSTIN: none → set'],
  [{ field: 'plan', from: 'none', to: 'starter' }, 'Plan: none → Starter'],
  [{ field: 'phone' }, 'Phone: changed'],
])('writes the change %j as %s', (change, text) => {
  expect(changeText(change)).toBe(text);
});
