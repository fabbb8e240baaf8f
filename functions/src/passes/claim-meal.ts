import { randomUUID } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import {
  type claimMealByHand as byHandContract,
  type claimMeal as contract,
  maxOfflineHours,
} from '@thali/shared/passes/claim.contract';
import { type CodeText, isMealCode, parseCode } from '@thali/shared/passes/meal-code';
import { vendorIdOfPass } from '@thali/shared/passes/pass-id';
import { type Actor, actorId, staffNameOf } from '../http/actor.ts';
import {
  countTry,
  hasTriesLeft,
  type RateLimit,
  secondsLeft,
  tooManyRequests,
} from '../limits/rate-limits.table.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { readVendor } from '../vendors/vendors.table.ts';
import { type LoadedPass, passNotFound } from './load-pass.ts';
import { cardCodeOf, dayKeyOf } from './pass-keys.ts';
import { takeMeal } from './take-meal.ts';

/**
 * Claims the current meal by the code on a phone or card. Limits the wrong codes of a device.
 * Rule: passes-5, passes-6
 */
export async function claimMeal(
  actor: Actor,
  { params: { vendorId }, body, headers }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const limit = wrongCodes(vendorId, actor);
  if (!(await hasTriesLeft(limit))) throw tooManyRequests(secondsLeft(limit, Date.now()));
  const request = requestOf(actor, body, headers['idempotency-key']);
  const code = parseCode(body.code);
  // A poster in front of the camera does not count as a guess.
  if (!code) throw passNotFound();
  try {
    const claim = await takeMeal(actor, {
      ...request,
      passId: vendorId + code.suffix,
      how: code.kind === 'CARD' ? 'card' : 'code',
      check: (open) => assertCode(open, code, request.at),
    });
    return { claim };
  } catch (error) {
    if (isWrongCode(error) && (await isGuess(vendorId, code))) await countTry(limit);
    throw error;
  }
}

/** Claims the current meal for a member whom staff found by name. Rule: passes-6 */
export async function claimMealByHand(
  actor: Actor,
  { params: { vendorId }, body, headers }: InputOf<typeof byHandContract>,
): Promise<OutputOf<typeof byHandContract>> {
  if (vendorIdOfPass(body.passId) !== vendorId) throw passNotFound();
  const request = requestOf(actor, body, headers['idempotency-key']);
  return { claim: await takeMeal(actor, { ...request, passId: body.passId, how: 'hand' }) };
}

/** 30 wrong codes of a device in five minutes. */
function wrongCodes(vendorId: string, actor: Actor): RateLimit {
  return { scope: `claim:${vendorId}:${actorId(actor)}`, max: 30, windowSeconds: 300 };
}

function isWrongCode(error: unknown): boolean {
  return error instanceof AppError && ['PASS_NOT_FOUND', 'CODE_EXPIRED'].includes(error.code);
}

/** While cards are off, cards do not count as guesses. 0.5 read units for a card. */
async function isGuess(vendorId: string, { kind }: CodeText): Promise<boolean> {
  return kind === 'PASS' || (await readVendor(vendorId))?.settings.passes?.cards === true;
}

/** @throws AppError INVALID_IDEMPOTENCY_KEY, TOO_OLD, VALIDATION_ERROR */
function requestOf(actor: Actor, { offlineAt }: { offlineAt?: string | undefined }, key?: string) {
  if (offlineAt && !key) {
    throw new AppError('INVALID_IDEMPOTENCY_KEY', 'An offline claim needs an Idempotency-Key.');
  }
  const at = offlineAt ? new Date(offlineAt) : new Date();
  const ageMs = Date.now() - at.getTime();
  if (ageMs > maxOfflineHours * 3_600_000) {
    throw new AppError('TOO_OLD', `A claim must arrive within ${maxOfflineHours} hours.`);
  }
  if (ageMs < -maxClockErrorMs) {
    throw new AppError('VALIDATION_ERROR', 'The clock of this device is wrong.');
  }
  const keyHash = scopeHash(key ?? randomUUID());
  return { by: staffNameOf(actor), keyHash, at, isOffline: offlineAt !== undefined };
}

const maxClockErrorMs = 120_000;

/** @throws AppError CODE_EXPIRED, PASS_NOT_FOUND */
async function assertCode({ vendor, pass }: LoadedPass, code: CodeText, at: Date): Promise<void> {
  if (code.kind === 'CARD') {
    const isValid = vendor.settings.passes?.cards && code.code === (await cardCodeOf(vendor, pass));
    if (!isValid) throw passNotFound();
    return;
  }
  if (await isMealCode(code.code, (date) => dayKeyOf(vendor, pass, date), at)) return;
  throw new AppError('CODE_EXPIRED', 'Old code. Ask the member to open the pass again.');
}
