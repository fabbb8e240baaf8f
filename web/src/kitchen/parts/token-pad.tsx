import type { Order } from '@thali/shared/orders/order.contract';
import { Delete } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Dialog } from '../../lib/ui/dialog.tsx';
import * as texts from '../kitchen-texts.ts';
import { ordersOfToken } from '../orders-of-token.ts';
import { HandOverRow } from './hand-over-row.tsx';

interface TokenPadProps {
  isOpen: boolean;
  onClose: () => void;
  /** The ready orders. */
  orders: readonly Order[];
  rowOf: (order: Order) => ComponentProps<typeof HandOverRow>;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const maxDigits = 4;

/** Finds a ready order by its token. Rule: kitchen-31 */
export function TokenPad({ isOpen, onClose, orders, rowOf }: TokenPadProps) {
  const [token, setToken] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const foundOrders = ordersOfToken(orders, token);
  const type = (digit: string) => setToken((current) => (current + digit).slice(0, maxDigits));

  function close() {
    setToken('');
    onClose();
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title={texts.token} size="small">
      <div className="flex flex-col gap-3">
        <input
          ref={field}
          aria-label={texts.token}
          // The digits below replace the keyboard of a tablet.
          inputMode="none"
          autoComplete="off"
          data-autofocus
          value={token}
          maxLength={maxDigits}
          onChange={({ target }) => setToken(target.value.replaceAll(/\D/g, ''))}
          className="min-h-16 w-full rounded-field border border-line-strong bg-surface text-center text-4xl font-bold tabular-nums"
        />
        <div className="grid grid-cols-3 gap-2">
          {digits.map((digit) => (
            <PadKey key={digit} onClick={() => type(digit)}>
              {digit}
            </PadKey>
          ))}
          <PadKey onClick={() => setToken('')}>{texts.clear}</PadKey>
          <PadKey onClick={() => type('0')}>0</PadKey>
          <PadKey label={texts.deleteDigit} onClick={() => setToken(token.slice(0, -1))}>
            <Delete size={26} />
          </PadKey>
        </div>
        <div role="status" className="flex min-h-32 flex-col gap-2">
          {token !== '' && foundOrders.length === 0 && (
            <p className="py-6 text-center text-xl text-ink-soft">{texts.tokenNotReady(token)}</p>
          )}
          {foundOrders.map((order) => {
            const row = rowOf(order);
            return (
              <HandOverRow
                key={order.id}
                {...row}
                onHandOver={(event) => {
                  setToken('');
                  field.current?.focus();
                  row.onHandOver(event);
                }}
              />
            );
          })}
        </div>
      </div>
    </Dialog>
  );
}

interface PadKeyProps {
  label?: string;
  onClick: () => void;
  children: ReactNode;
}

function PadKey({ label, onClick, children }: PadKeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="flex min-h-14 items-center justify-center rounded-field border border-line-strong/60 bg-surface text-2xl font-bold tabular-nums select-none hover:bg-sunken"
    >
      {children}
    </button>
  );
}
