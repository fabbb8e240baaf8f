import { orderName } from '@thali/shared/orders/order-name';
import { undoLabel } from '../orders/staff/undo-label.ts';
import type { Step } from './steps.ts';

/** A text for each tap, latest last. */
export function tapTexts(steps: readonly Step[]): { key: string; label: string }[] {
  const groups = new Map<string, Step[]>();
  for (const step of steps) groups.set(step.group, [...(groups.get(step.group) ?? []), step]);
  return [...groups].map(([key, group]) => ({ key, label: tapText(group) }));
}

function tapText(group: readonly Step[]): string {
  const actions = group.map(({ act }) => act);
  const [first] = actions;
  const moves = actions.flatMap((act) => (act.kind === 'status' ? act : []));
  const lastMove = moves.at(-1);
  if (lastMove) {
    const settled = moves.flatMap((move) => move.settled ?? []);
    return undoLabel([...new Set(moves.map(nameOf))], lastMove.status, settled);
  }
  if (first?.kind === 'received') {
    return `${nameOf(first)} is ${first.method === 'cash' ? 'paid in cash' : 'paid'}`;
  }
  if (first?.kind === 'pots') return 'Pots entered';
  const count = group.length;
  return count === 1 ? 'Done for 1 order' : `Done for ${count} orders`;
}

function nameOf({ orderId, token }: { orderId: string; token?: number | undefined }): string {
  return orderName({ id: orderId, token });
}
