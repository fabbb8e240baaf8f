import type { ServiceMode } from '@thali/shared/orders/service-mode';
import { defaultCountryCode } from '@thali/shared/phone/phone-countries';
import { get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import type { GuestForm, PaymentChoice } from './check-guest.ts';

/** What the customer has entered for the order, besides the dishes. */
export interface CartDraft {
  note: string;
  changeNote: (note: string) => void;
  serviceMode: ServiceMode;
  chooseService: (mode: ServiceMode) => void;
  payment: PaymentChoice;
  choosePayment: (payment: PaymentChoice) => void;
  /** The guest's details as typed. */
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
  const [note, changeNote] = useStoredState<string>(`cart:${vendorId}:note`, '');
  const [serviceMode, chooseService] = useStoredState<ServiceMode>(
    `cart:${vendorId}:service`,
    'dine_in',
  );
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
 * State that survives a visit to the menu, a reload and a sign-in. A logout deletes it with the cart.
 */
function useStoredState<Value extends string>(
  key: string,
  initial: Value,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(initial);

  useEffect(() => {
    let isUnmounted = false;
    get<Value>(key).then(
      (stored) => {
        if (!isUnmounted && stored) setValue((chosen) => (chosen === initial ? stored : chosen));
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [key, initial]);

  function change(next: Value) {
    setValue(next);
    set(key, next).catch(() => undefined);
  }
  return [value, change];
}
