import type { Claim } from '@thali/shared/passes/claim.contract';
import { toIst } from '@thali/shared/time/ist';
import { useEffect, useRef, useState } from 'react';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { formatTime } from '../../lib/time/format-time.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { kitchenCall } from '../device/kitchen-call.ts';
import {
  claimKey,
  type Judgement,
  judgeCode,
  judgeMember,
  type Member,
  type Roster,
  refusalTexts,
} from './judge-code.ts';
import { offlineClaims, sendOfflineClaims, storeClaim } from './offline-claims.ts';

/** What staff scanned, or the member whom they found by name. */
type ClaimedBy = { code: string } | { passId: string };

/** What the scanner shows after a code. */
export interface ScanResult {
  isTaken: boolean;
  /** `Asha · 21CS07`; empty for an unknown code. */
  name: string;
  /** `Lunch · 41 left`, or the reason of a refusal. */
  text: string;
  /** The server's claim, which staff can undo. Undefined without a network. */
  claim?: Claim;
}

const noClaims: ReadonlySet<string> = new Set();

/** The same code in front of the camera counts once in this time. */
const repeatMs = 4000;
const sendEveryMs = 10_000;
const timeoutMs = 6000;

/** Claims meals by code or by hand; without a network, with the stored roster. Rule: passes-5, passes-8 */
export function useClaims(vendorId: string, roster: Roster | undefined) {
  const [result, setResult] = useState<ScanResult>();
  const last = useRef({ text: '', at: 0 });
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
      const taken = await claimOnline(vendorId, by, key);
      setResult(taken);
      if (taken.claim) accept(taken.claim.passId, taken.claim.meal);
    } catch (error) {
      if (error instanceof NetworkError && roster) {
        const judgement = await judge(roster, at, claimedHere());
        setResult(await claimOffline({ vendorId, by, key, at, judgement }));
      } else {
        setResult(refusalOf(error, by, roster));
      }
    } finally {
      isBusy.current = false;
    }
  }

  async function claimOffline({
    judgement,
    at,
    ...stored
  }: {
    vendorId: string;
    by: ClaimedBy;
    key: string;
    at: Date;
    judgement: Judgement;
  }): Promise<ScanResult> {
    const { member } = judgement;
    const name = member ? nameOf(member) : '';
    if (!judgement.isTaken) {
      return { isTaken: false, name, text: refusalTexts[judgement.reason] };
    }
    const { passId, left } = judgement.member;
    const { id: mealId, name: mealName } = judgement.meal;
    const who = { passId, mealId, name: judgement.member.name };
    await storeClaim({ ...stored, ...who, at: at.toISOString() });
    accept(passId, mealId);
    return { isTaken: true, name, text: `${mealName} · ${left - 1} left · not sent yet` };
  }

  function accept(passId: string, mealId: string): void {
    setAccepted((claims) => new Set([...claims, claimKey(passId, mealId)]));
  }

  /** The claims since the roster was read, also those without a network before this page opened. Meal ids repeat on other days. */
  function claimedHere(): ReadonlySet<string> {
    const today = toIst(new Date(serverNow())).date;
    const stored = offlineClaims.get().filter(({ at }) => toIst(new Date(at)).date === today);
    return new Set([...accepted, ...stored.map(({ passId, mealId }) => claimKey(passId, mealId))]);
  }

  return {
    result,
    setResult,
    /** The claims since the roster was read, as `claimKey`. */
    accepted,
    scan(code: string) {
      const now = Date.now();
      const isRepeat = code === last.current.text && now - last.current.at < repeatMs;
      last.current = { text: code, at: now };
      if (isRepeat) return;
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
  return {
    isTaken: true,
    name: nameOf(claim),
    text: `${claim.mealName} · ${claim.left} left`,
    claim,
  };
}

function refusalOf(error: unknown, by: ClaimedBy, roster: Roster | undefined): ScanResult {
  const member =
    'passId' in by ? roster?.members.find(({ passId }) => passId === by.passId) : undefined;
  const name = member ? nameOf(member) : '';
  if (error instanceof NetworkError) {
    return { isTaken: false, name, text: 'No network, and no members on this device yet' };
  }
  if (error instanceof ApiError && error.code === 'PASS_NOT_FOUND') {
    return { isTaken: false, name, text: refusalTexts.unknown };
  }
  const takenAt = error instanceof ApiError ? error.data.at : undefined;
  const text =
    error instanceof ApiError && error.code === 'ALREADY_CLAIMED' && typeof takenAt === 'string'
      ? `Already taken at ${formatTime(takenAt)}`
      : failureText(error, 'Not taken. Please try again.');
  return { isTaken: false, name, text };
}

function nameOf({ name, roll }: { name: string; roll: string }): string {
  return [name, roll].filter(Boolean).join(' · ');
}
