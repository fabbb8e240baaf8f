import { orderName } from '../orders/display/order-name.ts';
import { undoLabel } from '../orders/staff/undo-label.ts';
import * as texts from './kitchen-texts.ts';
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
    return first.method === 'cash'
      ? texts.isPaidInCash(nameOf(first))
      : texts.isPaid(nameOf(first));
  }
  if (first?.kind === 'pots') return texts.potsEntered;
  const count = group.length;
  return texts.doneFor(count);
}

function nameOf({ orderId, token }: { orderId: string; token?: number | undefined }): string {
  return orderName({ id: orderId, token });
}
