import { useMutation } from '@tanstack/react-query';
import type { CounterOrderBody } from '@thali/shared/counter/place-counter-order.contract';
import type { Order } from '@thali/shared/orders/order.contract';
import { useCallback } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { kitchenCall } from '../device/kitchen-call.ts';
import { useStoredDevice } from '../device/stored-device.ts';
import type { KitchenData } from '../kitchen-data.ts';
import * as texts from './counter-texts.ts';
import { storeSale } from './offline/offline-sales.ts';
import { offlineSeller } from './offline/offline-seller.ts';
import { markPrinted, printOfflineTicket } from './offline/offline-ticket.ts';
import { arePricesCurrent } from './offline/stored-menu.ts';
import { useOfflineSales } from './offline/use-offline-sales.ts';
import { offlineUpiLink, type SaleResult } from './sale-result.ts';
import type { CounterMenu } from './use-counter-menu.ts';

export interface SellRequest {
  /** The idempotency key of the sale. */
  key: string;
  body: CounterOrderBody;
}

interface Selling {
  vendor: KitchenData['vendor'];
  menu: CounterMenu;
  /** This function must be stable. */
  applyOrders: (orders: readonly Order[]) => void;
  onSold: (result: SaleResult) => void;
  /** Runs if a price or a dish on the server differs from the screen. */
  onMenuChanged: () => void;
}

/** A slower server counts as no network. */
const timeoutMs = 10_000;

/**
 * Sells at the counter. Without an answer, keeps the sale on this device under the same key, so that the server never
 * counts it twice. Rule: counter-2, counter-10
 */
export function useSell({ vendor, menu, applyOrders, onSold, onMenuChanged }: Selling) {
  const device = useStoredDevice();
  const offline = useOfflineSales(
    vendor.id,
    useCallback(
      (order: Order) => {
        markPrinted(order);
        applyOrders([order]);
      },
      [applyOrders],
    ),
  );
  const sellCall = useMutation({
    mutationFn: ({ key, body }: SellRequest) =>
      kitchenCall('POST /counter-orders', {
        body,
        idempotencyKey: key,
        background: true,
        timeoutMs,
      }),
  });

  async function keepOffline({ key, body }: SellRequest): Promise<void> {
    if (!arePricesCurrent(menu.readAt)) {
      return reportNotSold(texts.oldPrices);
    }
    const isHeld = body.paymentMethod === 'upi';
    try {
      const counter = device?.number;
      const sellerId = device ? await offlineSeller(vendor.settings.team?.pin) : menu.sellerId;
      if (sellerId === 'refused') return reportNotSold(texts.needsPin);
      const sale = await storeSale({ key, body, vendorId: vendor.id, counter, sellerId, isHeld });
      if (!isHeld) printOfflineTicket(sale);
      const link = isHeld ? offlineUpiLink(sale, menu.upi, vendor.displayName) : undefined;
      onSold({ offline: sale, upiLink: link, isPaid: !isHeld });
    } catch {
      reportNotSold(texts.cannotKeep);
    }
  }

  function sell(request: SellRequest): void {
    if (offline.keepsSales) return void keepOffline(request);
    sellCall.mutate(request, {
      onSuccess: ({ order, upi }) => {
        applyOrders([order]);
        onSold({ order, upiLink: upi?.link });
      },
      onError: (error) => {
        if (!hasAnswer(error)) return void keepOffline(request);
        if (error.code === 'KITCHEN_BUSY') return;
        reportNotSold(errorText(error));
        onMenuChanged();
      },
    });
  }
  const isKitchenFull =
    sellCall.error instanceof ApiError && sellCall.error.code === 'KITCHEN_BUSY';
  return {
    sell,
    offline,
    isBusy: sellCall.isPending,
    /** Set when the kitchen has reached its cap. Staff then decide whether to sell. */
    refusedSale: isKitchenFull
      ? { text: errorText(sellCall.error), request: sellCall.variables }
      : undefined,
    reset: sellCall.reset,
  };
}

/** Whether the server has answered. Without an answer, the sale may not have reached the server. */
function hasAnswer(error: Error): error is ApiError {
  return error instanceof ApiError && error.status < 500;
}

function reportNotSold(description: string | undefined): void {
  showToast({ kind: 'error', title: texts.notSold, description });
}
