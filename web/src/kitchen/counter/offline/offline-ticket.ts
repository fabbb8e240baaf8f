import type { Order, OrderItem } from '@thali/shared/orders/order.contract';
import { printedTickets, withTicket } from '../../../orders/printing/printed-tickets.ts';
import { chosenPrinter } from '../../../orders/printing/printer-settings.ts';
import { ticketLines } from '../../../orders/printing/ticket-lines.ts';
import { printOnDevicePrinter } from '../print-on-device-printer.ts';
import type { OfflineSale } from './offline-sales.ts';

/** The lines of a sale's ticket, with its number. */
export function offlineTicketLines(sale: OfflineSale) {
  return ticketLines(toOrder(sale));
}

/** Prints the ticket on the device's printer, if it has one. */
export function printOfflineTicket(sale: OfflineSale): void {
  if (chosenPrinter.get()) printOnDevicePrinter(sale.number, offlineTicketLines(sale));
}

/** Marks the ticket as printed, so that the kitchen screen in this browser does not print it again. */
export function markPrinted(order: Order): void {
  if (!chosenPrinter.get() || order.paymentStatus === 'pending') return;
  printedTickets.set(withTicket(printedTickets.get(), order, 'done'));
}

/** Converts a sale to the order that the server creates from it. */
function toOrder({ number, vendorId, body }: OfflineSale): Order {
  const soldAt = body.soldAt ?? '';
  const isPaid = body.paymentMethod === 'cash' || body.received !== undefined;
  return {
    id: number,
    vendorId,
    customerId: null,
    isGuestOrder: true,
    customerInfo: { name: body.customerName ?? '', phone: body.customerPhone ?? '' },
    items: body.items.map((line) => toItem(line, number)),
    status: 'confirmed',
    ...(body.serviceMode && { serviceMode: body.serviceMode }),
    ...(body.table && { table: body.table }),
    totalAmount: body.totalAmount,
    taxAmount: 0,
    discountAmount: 0,
    serviceCharge: 0,
    serviceChargeStatus: 'pending',
    finalAmount: body.finalAmount,
    paymentStatus: isPaid ? 'paid' : 'pending',
    paymentMethod: body.received === 'upi' ? 'upi' : 'cod',
    specialInstructions: null,
    estimatedReadyTime: null,
    actualReadyTime: null,
    acknowledgedAt: soldAt,
    statusTimes: {},
    createdAt: soldAt,
    updatedAt: soldAt,
    vendorName: '',
    subdomain: '',
    offline: { number, sentAt: soldAt },
  };
}

function toItem(
  { menuItemId, quantity, unitPrice, snapshot, choices = [] }: OfflineSale['body']['items'][number],
  orderId: string,
): OrderItem {
  const { name = '', isVegetarian = false, choices: soldChoices = [] } = snapshot ?? {};
  return {
    id: menuItemId,
    orderId,
    menuItemId,
    menuItem: { id: menuItemId, name, isVegetarian },
    ...(choices.length > 0 && {
      choices: choices.map((choice, index) => ({
        ...choice,
        name: '',
        price: 0,
        ...soldChoices[index],
      })),
    }),
    quantity,
    unitPrice,
    totalPrice: unitPrice * quantity,
  };
}
