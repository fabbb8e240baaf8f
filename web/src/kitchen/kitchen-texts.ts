import { kitchenNumber } from '@thali/shared/ids/order-id';
import { statusLabel } from '../lib/ui/status-badge.tsx';
import type { Step } from './steps.ts';

/** What can still be undone, the latest last. */
export function undoable(steps: readonly Step[], now: number): { key: string; label: string }[] {
  const groups = new Map<string, Step[]>();
  for (const step of steps) {
    if (step.sendAt > now) groups.set(step.group, [...(groups.get(step.group) ?? []), step]);
  }
  return [...groups].map(([key, group]) => ({ key, label: doneText(group) }));
}

function doneText(group: readonly Step[]): string {
  const [first] = group.map(({ act }) => act);
  if (first?.kind === 'status') {
    return `${kitchenNumber(first.orderId)} is ${statusLabel(first.status)}`;
  }
  if (first?.kind === 'received') {
    return `${kitchenNumber(first.orderId)} is ${first.method === 'cash' ? 'paid in cash' : 'paid'}`;
  }
  const count = group.length;
  return count === 1 ? 'Done for 1 order' : `Done for ${count} orders`;
}

/** `3 steps are not sent …`, for those that wait for the network. */
export function unsentText(count: number): string {
  return count === 1
    ? '1 step is not sent. Leave this screen open: it will be sent by itself.'
    : `${count} steps are not sent. Leave this screen open: they will be sent by themselves.`;
}
