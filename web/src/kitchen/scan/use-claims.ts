import { undoMinutes } from '@thali/shared/passes/claim.contract';
import { parseCode } from '@thali/shared/passes/meal-code';
import { passSuffix } from '@thali/shared/passes/pass-id';
import { toIst } from '@thali/shared/time/ist';
import { useEffect, useRef, useState } from 'react';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { leftText } from '../../lib/passes/left-text.ts';
import { formatTime } from '../../lib/time/format-time.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { kitchenCall } from '../device/kitchen-call.ts';
import { createCodeFilter } from './code-filter.ts';
import {
  claimKey,
  type Judgement,
  judgeCode,
  judgeMember,
  type Member,
  mealNow,
  type RefusalReason,
  type Roster,
  refusalTexts,
} from './judge-code.ts';
import { offlineClaims, sendOfflineClaims } from './offline-claims.ts';
import {
  type ClaimedBy,
  isCard,
  memberText,
  type ScanResult,
  type UndoableClaim,
} from './scan-result.ts';
import * as texts from './scan-texts.ts';
import { takeOffline } from './take-offline.ts';

const noClaims: ReadonlySet<string> = new Set();

const sendEveryMs = 10_000;
const timeoutMs = 6000;

/**
 * Claims meals by code or by hand; without a network, with the stored roster. Rule: passes-5, passes-8
 * @param isPaused  whether codes wait, because a dialog covers the result
 */
export function useClaims(vendorId: string, roster: Roster | undefined, isPaused: boolean) {
  const [result, setResult] = useState<ScanResult>();
  const [filter] = useState(createCodeFilter);
  const isBusy = useRef(false);
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(noClaims);
  // A new roster contains the claims. Claims that wait for the network are stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new roster clears the claims
  useEffect(() => setAccepted(noClaims), [roster]);

  useEffect(() => {
    const sendAll = () => void sendOfflineClaims(vendorId);
    sendAll();
    const timer = setInterval(sendAll, sendEveryMs);
    addEventListener('online', sendAll);
    return () => {
      clearInterval(timer);
      removeEventListener('online', sendAll);
    };
  }, [vendorId]);

  async function claim(
    by: ClaimedBy,
    judge: (known: Roster, at: Date, claimed: ReadonlySet<string>) => Promise<Judgement>,
  ): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const key = crypto.randomUUID();
    const at = new Date(serverNow());
    try {
      const serverResult = await claimOnline(vendorId, by, key);
      setResult(serverResult);
      if (serverResult.undo) accept(serverResult.undo.passId, serverResult.undo.mealId);
    } catch (error) {
      if (error instanceof NetworkError && roster) {
        const judgement = await judge(roster, at, claimsOnDevice());
        const offlineResult = await takeOffline({ vendorId, by, key, at, judgement });
        setResult(offlineResult);
        if (offlineResult.isTaken && judgement.isTaken)
          accept(judgement.member.passId, judgement.meal.id);
      } else {
        setResult(refusalOf(error, by, roster));
      }
    } finally {
      isBusy.current = false;
    }
  }

  function accept(passId: string, mealId: string): void {
    filter.markTaken(passId);
    setAccepted((claims) => new Set([...claims, claimKey(passId, mealId)]));
  }

  /**
   * The claims since the roster was read. Includes today's offline claims from before this page opened; meal ids repeat
   * on other days.
   */
  function claimsOnDevice(): ReadonlySet<string> {
    const today = toIst(new Date(serverNow())).date;
    const storedClaims = offlineClaims
      .get()
      .filter(({ at, undoReason }) => !undoReason && toIst(new Date(at)).date === today);
    return new Set([
      ...accepted,
      ...storedClaims.map(({ passId, mealId }) => claimKey(passId, mealId)),
    ]);
  }

  return {
    result,
    /** Shows that staff undid a claim. The roster may be the same as before the claim. */
    showUndone({ passId, name, mealId }: UndoableClaim, text: string) {
      setResult({ isTaken: false, name, text });
      setAccepted((claims) => {
        const others = new Set(claims);
        others.delete(claimKey(passId, mealId));
        return others;
      });
      void sendOfflineClaims(vendorId);
    },
    /** The claims since the roster was read, as `claimKey`. */
    accepted,
    scan(code: string) {
      if (!filter.accepts(code, Date.now(), isBusy.current || isPaused)) return;
      if (!parseCode(code)) {
        setResult({ isTaken: false, name: '', text: refusalTexts.unknown });
        return;
      }
      void claim({ code }, (known, at, claimed) => judgeCode(code, known, at, claimed));
    },
    takeByHand: (member: Member) =>
      claim({ passId: member.passId }, async (known, at, claimed) =>
        judgeMember(member, known, at, claimed),
      ),
  };
}

async function claimOnline(
  vendorId: string,
  by: ClaimedBy,
  idempotencyKey: string,
): Promise<ScanResult> {
  const call = { params: { vendorId }, idempotencyKey, quiet: true, background: true, timeoutMs };
  const { claim } = await ('code' in by
    ? kitchenCall('POST /vendors/{vendorId}/claims', { ...call, body: by })
    : kitchenCall('POST /vendors/{vendorId}/claims/by-hand', { ...call, body: by }));
  const { passId, name, meal: mealId, mealName, date, at, left } = claim;
  return {
    isTaken: true,
    name: memberText(claim),
    text: `${mealName} · ${leftText(left)}`,
    isCard: isCard(by),
    undo: { passId, name, mealId, mealName, date, claimed: { at } },
  };
}

function refusalOf(error: unknown, by: ClaimedBy, roster: Roster | undefined): ScanResult {
  const suffix = 'passId' in by ? passSuffix(by.passId) : parseCode(by.code)?.suffix;
  const member = roster?.members.find(({ passId }) => passSuffix(passId) === suffix);
  const name = member ? memberText(member) : '';
  if (error instanceof NetworkError) {
    return { isTaken: false, name, text: texts.noMembersYet };
  }
  const reason = error instanceof ApiError ? reasonOf[error.code] : undefined;
  if (reason) return { isTaken: false, name, text: refusalTexts[reason] };
  const takenAt =
    error instanceof ApiError && error.code === 'ALREADY_CLAIMED' ? error.data.at : undefined;
  if (typeof takenAt !== 'string') {
    return { isTaken: false, name, text: failureText(error, texts.notTaken) };
  }
  const undo = undoOfTaken(takenAt, member, roster);
  return { isTaken: false, name, text: texts.takenAt(formatTime(takenAt)), ...undo };
}

/** The refusals that have the same text with and without a network. */
const reasonOf: Record<string, RefusalReason | undefined> = {
  PASS_NOT_FOUND: 'unknown',
  PASS_OVER: 'over',
  MEAL_SKIPPED: 'skipped',
};

/** Staff find an earlier claim again by its member, and can undo it for ten minutes. Rule: passes-6 */
function undoOfTaken(
  takenAt: string,
  member: Member | undefined,
  roster: Roster | undefined,
): { undo?: UndoableClaim } {
  const at = new Date(takenAt);
  const isLate = serverNow() > at.getTime() + undoMinutes * 60_000;
  const meal = roster && mealNow(roster, at);
  if (isLate || !member || !meal) return {};
  const { passId, name } = member;
  const { date } = toIst(at);
  const mealFields = { mealId: meal.id, mealName: meal.name, date };
  return { undo: { passId, name, ...mealFields, claimed: { at: takenAt } } };
}
