import { kitchenNumber } from '@thali/shared/ids/order-id';
import { statusLabel } from '../lib/ui/status-badge.tsx';
import type { Step } from './steps.ts';

/** A text for each tap, latest last. */
export function tapTexts(steps: readonly Step[]): { key: string; label: string }[] {
  const groups = new Map<string, Step[]>();
  for (const step of steps) groups.set(step.group, [...(groups.get(step.group) ?? []), step]);
  return [...groups].map(([key, group]) => ({ key, label: doneText(group) }));
}

function doneText(group: readonly Step[]): string {
  const acts = group.map(({ act }) => act);
  const [first] = acts;
  const moves = acts.flatMap((act) => (act.kind === 'status' ? act : []));
  const last = moves.at(-1);
  if (last) {
    const status = last.status === 'completed' ? 'handed over' : statusLabel(last.status);
    const { size } = new Set(moves.map(({ orderId }) => orderId));
    return size === 1
      ? `${kitchenNumber(last.orderId)} is ${status}`
      : `${size} orders are ${status}`;
  }
  if (first?.kind === 'received') {
    return `${kitchenNumber(first.orderId)} is ${first.method === 'cash' ? 'paid in cash' : 'paid'}`;
  }
  const count = group.length;
  return count === 1 ? 'Done for 1 order' : `Done for ${count} orders`;
}
