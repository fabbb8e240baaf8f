import type { TeamRole } from '@thali/shared/http/rights';
import { OrderId } from '@thali/shared/ids/ids';
import { kitchenNumber } from '@thali/shared/ids/order-id';
import type { TeamLogEntry } from '@thali/shared/team/team-log.contract';
import type { PinMode } from '@thali/shared/team/team-settings';

/** The roles in the words of the screen. */
export const roleTexts: Record<TeamRole, { label: string; text: string }> = {
  cook: { label: 'Cook', text: 'Moves orders on and marks dishes sold out' },
  counter: { label: 'Counter', text: 'Also sells and marks payments as received' },
  manager: { label: 'Manager', text: 'Also cancels, refunds, and changes menu and hours' },
  owner: { label: 'Owner', text: 'Everything, with payments, devices, team and plan' },
};

export const pinModeTexts: Record<PinMode, { label: string; text: string }> = {
  off: { label: 'Never', text: 'Everybody at a device may do everything, except refunds.' },
  guarded: {
    label: 'For guarded actions',
    text: 'Devices ask who it is before a sale, a cancellation, a price change or a pause.',
  },
  always: { label: 'For every change', text: 'Devices stay locked until a person enters a PIN.' },
};

/** Whether people of the role sign in with an e-mail. */
export function hasSignIn(role: TeamRole): boolean {
  return role === 'manager' || role === 'owner';
}

/** `Asha, allowed by Ravi, Kitchen tablet`. */
export function actorText({ by, device, approvedBy }: TeamLogEntry): string {
  return [
    by.name,
    approvedBy && `allowed by ${approvedBy.name}`,
    device && device.name !== by.name && device.name,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The words for calls that say more in the log than in general. */
const actionWords: Readonly<Record<string, string>> = {
  updateVendor: 'Change the settings',
  changeOrderStatus: 'Cancel an order',
};

/** `Refund an order: #341E99 (sold out), refused`. */
export function actionText({
  action,
  summary,
  subject,
  subjectName,
  detail,
  outcome,
}: TeamLogEntry): string {
  const order = subject && OrderId.safeParse(subject).success && `#${kitchenNumber(subject)}`;
  const name = action === 'updateVendor' ? undefined : (subjectName ?? order);
  const text = [actionWords[action] ?? summary, name].filter(Boolean).join(': ');
  const detailText = detail ? ` (${readableDetail(detail)})` : '';
  return text + detailText + outcomeTexts[outcome];
}

/** `sold_out` and `pauseMinutes` in words. */
function readableDetail(detail: string): string {
  return detail.replaceAll(/_|[A-Z]/g, (sign) => (sign === '_' ? ' ' : ` ${sign.toLowerCase()}`));
}

const outcomeTexts: Record<TeamLogEntry['outcome'], string> = {
  begun: ', no outcome',
  done: '',
  refused: ', refused',
  failed: ', failed',
};
