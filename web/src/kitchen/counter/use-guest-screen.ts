import { toPaise } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { useEffect, useState } from 'react';
import { openGuestSender } from './guest-channel.ts';
import type { Sale } from './sale.ts';

interface Shown {
  sale: Sale;
  totalPaise: number;
  sold: Order | undefined;
  upiLink: string | undefined;
  isPaid: boolean;
}

/** Keeps the guest's screen up to date. Rule: counter-5 */
export function useGuestScreen({ sale, totalPaise, sold, upiLink, isPaid }: Shown): void {
  const [sender] = useState(openGuestSender);
  useEffect(() => () => sender.close(), [sender]);
  useEffect(() => {
    if (sold && isPaid) {
      sender.send({ state: 'paid', token: sold.token, totalPaise: toPaise(sold.finalAmount) });
    } else if (sold && upiLink) {
      sender.send({ state: 'upi', link: upiLink, totalPaise: toPaise(sold.finalAmount) });
    } else {
      const lines = sale.lines.map(({ dish, quantity, unitPricePaise }) => ({
        name: dish.name,
        quantity,
        paise: unitPricePaise * quantity,
      }));
      sender.send({ state: 'open', lines, totalPaise });
    }
  }, [sender, sale, totalPaise, sold, upiLink, isPaid]);
}
