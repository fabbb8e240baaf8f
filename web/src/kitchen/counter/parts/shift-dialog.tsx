import { useMutation } from '@tanstack/react-query';
import type { OfflineFigures } from '@thali/shared/counter/shift-close.contract';
import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { useApi } from '../../../lib/data/use-api.ts';
import { formatDayAndTime } from '../../../lib/time/format-time.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { cashDifference } from '../../../orders/counter/cash-difference.ts';
import { OfflineFiguresList } from '../../../orders/counter/offline-figures-list.tsx';
import { kitchenCall } from '../../device/kitchen-call.ts';
import * as texts from '../counter-texts.ts';

interface ShiftDialogProps {
  /** The number of sales that wait on this device. Their cash is not in the expected cash yet. */
  unsentCount: number;
  onClose: () => void;
}

/** Closes the shift: the expected cash, the counted cash, and the difference. Rule: counter-8, counter-12 */
export function ShiftDialog({ unsentCount, onClose }: ShiftDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={texts.closeShift} size="small">
      {unsentCount > 0 ? <p>{texts.notSent(unsentCount)}</p> : <CurrentShift onClose={onClose} />}
    </Dialog>
  );
}

function CurrentShift({ onClose }: { onClose: () => void }) {
  const reading = useApi(
    'GET /counter-shift',
    {},
    {
      read: ({ signal }) => kitchenCall('GET /counter-shift', { signal, quiet: true }),
      gcTime: 0,
      refetchOnMount: 'always',
    },
  );
  return (
    <Loaded reading={reading} isSection loading={<Skeleton className="h-48 w-full" />}>
      {(shift) => (
        <CountCash {...shift} onChanged={() => void reading.refetch()} onClose={onClose} />
      )}
    </Loaded>
  );
}

interface CountCashProps {
  /** In rupees. */
  expected: number;
  since: string | null;
  offline?: OfflineFigures | undefined;
  /** Runs if the cash on the screen is outdated. */
  onChanged: () => void;
  onClose: () => void;
}

function CountCash({ expected, since, offline, onChanged, onClose }: CountCashProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [typedAmount, setTypedAmount] = useState('');
  const countedAmount = typedAmount.trim() === '' ? undefined : Number(typedAmount);
  const isAmount =
    countedAmount !== undefined && Number.isFinite(countedAmount) && countedAmount >= 0;
  const close = useMutation({
    mutationFn: (cash: { expected: number; counted: number }) =>
      kitchenCall('POST /counter-closes', { body: cash, idempotencyKey: key, quiet: true }),
    onSuccess: () => {
      showToast({ kind: 'success', title: texts.shiftClosed });
      onClose();
    },
    onError: onChanged,
  });
  return (
    <div className="flex flex-col gap-4">
      <dl className="flex flex-col gap-1 tabular-nums">
        <Line label={texts.cashExpected} text={formatShortPaise(toPaise(expected))} />
        {isAmount && (
          <Line
            label={texts.difference}
            text={cashDifference({ counted: countedAmount, expected }).text}
          />
        )}
      </dl>
      <p className="text-sm text-ink-soft">
        {since ? texts.since(formatDayAndTime(since)) : ''}
        {texts.countWithout}
      </p>
      {offline && <OfflineFiguresList figures={offline} />}
      <TextField
        label={texts.cashCounted}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={typedAmount}
        onChange={({ target }) => setTypedAmount(target.value.replace(/[^\d.]/g, ''))}
      />
      <FormFailure text={close.error ? failureText(close.error, texts.notClosed) : undefined} />
      <Button
        size="large"
        isFullWidth
        isBusy={close.isPending}
        disabled={!isAmount}
        onClick={() => isAmount && close.mutate({ expected, counted: countedAmount })}
      >
        {texts.closeShiftNow}
      </Button>
    </div>
  );
}

function Line({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex justify-between gap-4 text-lg">
      <dt>{label}</dt>
      <dd className="font-bold">{text}</dd>
    </div>
  );
}
