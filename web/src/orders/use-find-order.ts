import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../lib/api/failure-text.ts';
import { getOrder } from './get-order.ts';
import { orderKey } from './order-key.ts';
import type { OrderProof } from './order-proof.ts';
import { isRefusal } from './refusals.ts';

/** Tries a phone on an order; what was found is on screen at once. */
export function useFindOrder(orderId: string, onFound: (proof: OrderProof) => void) {
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (phone: string) => {
      const proof = { phone };
      client.setQueryData(
        orderKey(orderId, proof),
        await getOrder(orderId, proof, { isRefresh: false }),
      );
      return proof;
    },
    onSuccess: onFound,
  });
  return { find: mutate, isFinding: isPending, refusal: error ? refusalText(error) : undefined };
}

function refusalText(error: Error): string {
  if (isRefusal(error)) return 'No order was found for this address and phone.';
  return failureText(error, 'Something went wrong. Please try again later.');
}
