import { useEffect, useState } from 'react';
import { type GuestView, openGuestSender } from './guest-channel.ts';
import type { Sale } from './sale.ts';
import type { SoldView } from './sold.ts';

interface CounterState {
  messName: string;
  sale: Sale;
  totalPaise: number;
  sold: SoldView | undefined;
}

/** Keeps the guest's screen up to date. Rule: counter-5 */
export function useGuestScreen({ messName, sale, totalPaise, sold }: CounterState): void {
  const [sender] = useState(openGuestSender);
  useEffect(() => () => sender.close(), [sender]);
  useEffect(() => {
    const send = (view: GuestView) => sender.send({ messName, view });
    if (sold?.isPaid) {
      const { label, number: text } = sold;
      const name = label === 'Order' ? undefined : { label, text };
      send({ state: 'paid', name, totalPaise: sold.totalPaise });
    } else if (sold?.upi.link || sold?.upi.isLinkLoading) {
      send({ state: 'upi', link: sold.upi.link, totalPaise: sold.totalPaise });
    } else {
      const lines = sale.lines.map(({ dish, quantity, unitPricePaise }) => ({
        name: dish.name,
        quantity,
        paise: unitPricePaise * quantity,
      }));
      send({ state: 'open', lines, totalPaise });
    }
  }, [sender, messName, sale, totalPaise, sold]);
}
