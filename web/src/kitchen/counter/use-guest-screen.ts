import { useEffect, useState } from 'react';
import { openGuestSender } from './guest-channel.ts';
import type { Sale } from './sale.ts';
import type { SoldView } from './sold.ts';

interface GuestScreenContent {
  sale: Sale;
  totalPaise: number;
  sold: SoldView | undefined;
}

/** Keeps the guest's screen up to date. Rule: counter-5 */
export function useGuestScreen({ sale, totalPaise, sold }: GuestScreenContent): void {
  const [sender] = useState(openGuestSender);
  useEffect(() => () => sender.close(), [sender]);
  useEffect(() => {
    if (sold?.isPaid) {
      const { label, number: text } = sold;
      const name = label === 'Order' ? undefined : { label, text };
      sender.send({ state: 'paid', name, totalPaise: sold.totalPaise });
    } else if (sold?.upi.link || sold?.upi.isLinkLoading) {
      sender.send({ state: 'upi', link: sold.upi.link, totalPaise: sold.totalPaise });
    } else {
      const lines = sale.lines.map(({ dish, quantity, unitPricePaise }) => ({
        name: dish.name,
        quantity,
        paise: unitPricePaise * quantity,
      }));
      sender.send({ state: 'open', lines, totalPaise });
    }
  }, [sender, sale, totalPaise, sold]);
}
