import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf, RequestOf } from '../../lib/api/calls.ts';
import { useApi } from '../../lib/data/use-api.ts';
import { readWholeList } from '../../lib/data/use-paged-api.ts';
import { changeSkips, type SkipChange } from '../../lib/passes/change-skips.ts';

const listCall = 'GET /vendors/{vendorId}/passes';
const headcountCall = 'GET /vendors/{vendorId}/meals/headcount';
const typesCall = 'GET /vendors/{vendorId}/pass-types';
const statementCall = 'GET /passes/{passId}/statement';
const saveTypesCall = 'PUT /vendors/{vendorId}/pass-types';

type PassPage = AnswerOf<typeof listCall>;
export type Pass = PassPage['passes'][number];
export type PassType = AnswerOf<typeof typesCall>['types'][number];
export type MealHeadcount = AnswerOf<typeof headcountCall>['meals'][number];

export function usePasses(vendorId: string) {
  return useAllPasses(vendorId, {});
}

/** The passes with the codes of their printed cards. The browser forgets the codes with the page. Rule: passes-6 */
export function usePassesWithCards(vendorId: string) {
  return useAllPasses(vendorId, { cards: 'true' });
}

/** All passes, in pages of 500. */
function useAllPasses(vendorId: string, { cards }: { cards?: 'true' }) {
  const request = { params: { vendorId }, query: { limit: 500, cards } };
  return useApi(listCall, request, {
    refetchOnMount: 'always',
    ...(cards && { gcTime: 0 }),
    read: async (options) => {
      const list = { rowsOf: ({ passes }: PassPage) => passes, keyOf: ({ id }: Pass) => id };
      const { rows: passes } = await readWholeList(listCall, request, list, undefined, options);
      return { passes, pagination: { limit: passes.length, nextCursor: null } };
    },
  });
}

export function useHeadcount(vendorId: string, date: string | undefined) {
  return useApi(
    headcountCall,
    { params: { vendorId }, query: { date } },
    { refetchOnMount: 'always', refetchInterval: 30_000 },
  );
}

export function usePassTypes(vendorId: string) {
  return useApi(typesCall, { params: { vendorId } }, { refetchOnMount: 'always' });
}

/** Reads everything about passes again after a change. */
export function useRefreshPasses(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [call] }) =>
        [listCall, headcountCall, typesCall, statementCall].some((candidate) => candidate === call),
    });
}

export function useSaveTypes(vendorId: string) {
  const refresh = useRefreshPasses();
  return useMutation({
    mutationFn: (body: RequestOf<typeof saveTypesCall>['body']) =>
      callApi(saveTypesCall, { params: { vendorId }, body, quiet: true }),
    onSettled: refresh,
  });
}

/** Skips meals of a member, or takes the skips back. */
export function useChangeSkips(passId: string) {
  const refresh = useRefreshPasses();
  return useMutation({
    mutationFn: (change: Omit<SkipChange, 'passId'>) => changeSkips({ passId, ...change }),
    onSettled: refresh,
  });
}

const voidCall = 'POST /passes/{passId}/voids';

/** Takes meals off a pass, for example after a refund. Rule: passes-10 */
export function useVoidMeals({ id: passId, left: knownLeft }: Pass) {
  const refresh = useRefreshPasses();
  return useMutation({
    mutationFn: ({ meals, reason, idempotencyKey }: VoidRequest) =>
      callApi(voidCall, {
        params: { passId },
        body: { meals, reason, knownLeft },
        idempotencyKey,
        quiet: true,
      }),
    onSettled: refresh,
  });
}

interface VoidRequest {
  meals: number;
  reason: string;
  idempotencyKey: string;
}

/** Ends the codes on the member's phone and card. The phone gets new codes. */
export function useNewCodes(passId: string) {
  return useMutation({
    mutationFn: () =>
      callApi('PATCH /passes/{passId}', {
        params: { passId },
        body: { newCodes: true },
        quiet: true,
      }),
  });
}

/** Claims the current meal for a member. */
export function useTakeMeal(vendorId: string) {
  const refresh = useRefreshPasses();
  return useMutation({
    mutationFn: ({ passId, idempotencyKey }: { passId: string; idempotencyKey: string }) =>
      callApi('POST /vendors/{vendorId}/claims/by-hand', {
        params: { vendorId },
        body: { passId },
        idempotencyKey,
        quiet: true,
      }),
    onSettled: refresh,
  });
}
