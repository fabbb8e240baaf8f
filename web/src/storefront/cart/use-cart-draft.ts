import { defaultCountryCode } from '@thali/shared/phone/phone-countries';
import { get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import type { GuestForm, PaymentChoice } from './check-guest.ts';

/** What belongs to the order that is being put together, beside its dishes. */
export interface CartDraft {
  note: string;
  changeNote: (note: string) => void;
  payment: PaymentChoice;
  choosePayment: (payment: PaymentChoice) => void;
  /** Who orders as a guest, as far as it is typed: it outlives another look at the menu. */
  guest: GuestForm;
  changeGuest: (guest: GuestForm) => void;
  reset: () => void;
}

const emptyGuest: GuestForm = {
  name: '',
  phone: { countryCode: defaultCountryCode, national: '' },
  email: '',
};

export function useCartDraft(vendorId: string): CartDraft {
  const [note, changeNote] = useCartNote(vendorId);
  const [payment, choosePayment] = useState<PaymentChoice>('cod');
  const [guest, changeGuest] = useState(emptyGuest);
  return {
    note,
    changeNote,
    payment,
    choosePayment,
    guest,
    changeGuest,
    reset() {
      changeNote('');
      choosePayment('cod');
      changeGuest(emptyGuest);
    },
  };
}

/**
 * The Special Instructions, kept beside the cart: they outlive a look at the menu, a reload and a
 * sign-in, and go with the cart at a logout.
 */
function useCartNote(vendorId: string): [string, (note: string) => void] {
  const key = `cart:${vendorId}:note`;
  const [note, setNote] = useState('');

  useEffect(() => {
    let isLeft = false;
    get<string>(key).then(
      (stored) => {
        if (!isLeft && stored) setNote((typed) => typed || stored);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [key]);

  function change(next: string) {
    setNote(next);
    set(key, next).catch(() => undefined);
  }
  return [note, change];
}
