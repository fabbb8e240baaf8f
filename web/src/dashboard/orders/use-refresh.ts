import { useMutation, useQueryClient } from '@tanstack/react-query';
import { atLeast } from '../../lib/time/at-least.ts';
import { refetchOrders } from './order-keys.ts';

export function useRefresh(vendorId: string) {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => atLeast(refetchOrders(client, vendorId)) });
}
