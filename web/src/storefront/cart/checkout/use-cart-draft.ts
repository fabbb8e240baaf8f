import type { ServiceMode } from '@thali/shared/orders/service-mode';
import { defaultCountryCode } from '@thali/shared/phone/phone-countries';
import { get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import type { GuestForm, PaymentChoice } from './check-guest.ts';

/** What belongs to the order that is being put together, beside its dishes. */
export interface CartDraft {
  note: string;
  changeNote: (note: string) => void;
  serviceMode: ServiceMode;
  chooseService: (mode: ServiceMode) => void;
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
  const [note, changeNote] = useKept<string>(`cart:${vendorId}:note`, '');
  const [serviceMode, chooseService] = useKept<ServiceMode>(`cart:${vendorId}:service`, 'dine_in');
  const [payment, choosePayment] = useState<PaymentChoice>('cod');
  const [guest, changeGuest] = useState(emptyGuest);
  return {
    note,
    changeNote,
    serviceMode,
    chooseService,
    payment,
    choosePayment,
    guest,
    changeGuest,
    reset() {
      changeNote('');
      chooseService('dine_in');
      choosePayment('cod');
      changeGuest(emptyGuest);
    },
  };
}

/**
 * Kept beside the cart: it outlives a look at the menu, a reload and a sign-in, and goes with the cart at a
 * logout.
 */
function useKept<Value extends string>(key: string, first: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(first);

  useEffect(() => {
    let isLeft = false;
    get<Value>(key).then(
      (stored) => {
        if (!isLeft && stored) setValue((chosen) => (chosen === first ? stored : chosen));
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [key, first]);

  function change(next: Value) {
    setValue(next);
    set(key, next).catch(() => undefined);
  }
  return [value, change];
}
