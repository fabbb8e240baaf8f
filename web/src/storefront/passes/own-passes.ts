import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { apiKey } from '../../lib/data/api-query.ts';
import { useApi } from '../../lib/data/use-api.ts';
import { changeSkips } from '../../lib/passes/change-skips.ts';

const call = 'GET /vendors/{vendorId}/passes/mine';

export type OwnPasses = AnswerOf<typeof call>;
export type OwnPass = OwnPasses['passes'][number];
export type PassMeal = OwnPass['meals'][number];

/**
 * The customer's passes at a mess. This browser stores the last answer until the sign-out, because the codes must work
 * without a network. Rule: passes-8, passes-11
 */
export function useOwnPasses(vendorId: string, customerId: string, refetchInterval = 60_000) {
  const storedPasses = readStored(vendorId, customerId);
  const reading = useApi(
    call,
    { params: { vendorId } },
    {
      refetchOnMount: 'always',
      refetchInterval,
      ...(storedPasses && {
        initialData: storedPasses.answer,
        initialDataUpdatedAt: storedPasses.readAt,
      }),
    },
  );
  const { data, dataUpdatedAt } = reading;
  useEffect(() => {
    if (data) store(vendorId, { customerId, readAt: dataUpdatedAt, answer: data });
  }, [vendorId, customerId, data, dataUpdatedAt]);
  return reading;
}

/** Skips meals or takes skips back, and reads the passes again. */
export function useChangeOwnSkips(vendorId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeSkips,
    onSettled: () => client.invalidateQueries({ queryKey: apiKey(call, { params: { vendorId } }) }),
  });
}

interface StoredPasses {
  customerId: string;
  /** Epoch milliseconds. */
  readAt: number;
  answer: OwnPasses;
}

const keyOf = (vendorId: string) => `thali.passes.${vendorId}`;

function readStored(vendorId: string, customerId: string): StoredPasses | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(vendorId)) ?? 'null');
    const belongsToCustomer =
      stored?.customerId === customerId && Array.isArray(stored.answer?.passes);
    return belongsToCustomer ? stored : undefined;
  } catch {
    return undefined;
  }
}

function store(vendorId: string, passes: StoredPasses): void {
  try {
    localStorage.setItem(keyOf(vendorId), JSON.stringify(passes));
  } catch {
    // Without storage, the codes need a network.
  }
}
