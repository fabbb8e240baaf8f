import { useEffect, useState } from 'react';
import { dishNamed } from '../../orders/display/dish-name.ts';
import { type GuestView, openGuestSender } from './guest-channel.ts';
import type { Sale } from './sale.ts';
import type { SaleResultView } from './sale-result.ts';

interface CounterState {
  messName: string;
  sale: Sale;
  totalPaise: number;
  result: SaleResultView | undefined;
}

/** Keeps the guest's screen up to date. Rule: counter-5 */
export function useGuestScreen({ messName, sale, totalPaise, result }: CounterState): void {
  const [sender] = useState(openGuestSender);
  useEffect(() => () => sender.close(), [sender]);
  useEffect(() => {
    const send = (view: GuestView) => sender.send({ messName, view });
    if (result?.isPaid) {
      const { label, number: text } = result;
      const name = label === 'Order' ? undefined : { label, text };
      send({ state: 'paid', name, totalPaise: result.totalPaise });
    } else if (result?.upi.link || result?.upi.isLinkLoading) {
      send({ state: 'upi', link: result.upi.link, totalPaise: result.totalPaise });
    } else {
      const lines = sale.lines.map(({ dish, quantity, unitPricePaise }) => ({
        name: dishNamed(dish),
        quantity,
        paise: unitPricePaise * quantity,
      }));
      send({ state: 'open', lines, totalPaise });
    }
  }, [sender, messName, sale, totalPaise, result]);
}
