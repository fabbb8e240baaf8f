interface Searched {
  id: string;
  customerName: string;
  customerPhone: string;
}

/**
 * Whether a search finds an order: by a part of the customer's name, in any case, of the phone, however
 * it is written, or of the order id. Rule: orders-21
 */
export function matchesSearch(order: Searched, search: string): boolean {
  const wanted = comparable(search);
  if (wanted === '') return true;
  return (
    comparable(order.customerName).includes(wanted) ||
    comparable(order.id).includes(wanted.replace(/^#/, '')) ||
    isPartOfPhone(wanted, order.customerPhone)
  );
}

function comparable(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

function isPartOfPhone(wanted: string, phone: string): boolean {
  const digits = wanted.replaceAll(/[\s+()-]/g, '');
  return /^\d+$/.test(digits) && phone.replaceAll(/\D/g, '').includes(digits);
}
