import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import { Select } from '../../../lib/ui/select.tsx';

interface ApprovalLimitProps {
  /** The limit in rupees. Undefined means no limit. */
  rupees: number | undefined;
  isBusy: boolean;
  onSave: (rupees: number | undefined) => void;
}

const usualLimits = [100, 200, 500, 1000, 2000];

/** The amount above which a void or refund on a device needs a manager or owner. Rule: team-8 */
export function ApprovalLimit({ rupees, isBusy, onSave }: ApprovalLimitProps) {
  const limits = new Set([...usualLimits, ...(rupees === undefined ? [] : [rupees])]);
  const sorted = [...limits].sort((a, b) => a - b);
  return (
    <Select
      label="Cancellations and refunds need a manager or owner"
      hint="Counts all of the last hour together."
      value={rupees === undefined ? '' : String(rupees)}
      isBusy={isBusy}
      options={[
        { value: '', label: 'By role only' },
        ...sorted.map((limit) => ({
          value: String(limit),
          label: `Also above ${formatShortPaise(toPaise(limit))}`,
        })),
      ]}
      onChange={(value) => onSave(value === '' ? undefined : Number(value))}
    />
  );
}
