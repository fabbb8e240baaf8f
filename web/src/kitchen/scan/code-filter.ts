import { parseCode } from '@thali/shared/passes/meal-code';
import { passSuffix } from '@thali/shared/passes/pass-id';

/** The same code in front of the camera counts once in this time. */
const repeatMs = 4000;

export interface CodeFilter {
  /** Whether a code of the camera is new. False while a claim runs: the next picture offers the code again. */
  accepts(code: string, now: number, isBusy: boolean): boolean;
  /** After a claim, later codes of the same phone count as repeats too, because the phone changes its code. */
  markTaken(passId: string): void;
}

export function createCodeFilter(): CodeFilter {
  let lastCode = { code: '', at: 0, takenSuffix: '' };
  return {
    accepts(code, now, isBusy) {
      const suffix = parseCode(code)?.suffix;
      const isSame = code === lastCode.code || (suffix && suffix === lastCode.takenSuffix);
      if (isSame && now - lastCode.at < repeatMs) {
        lastCode = { ...lastCode, at: now };
        return false;
      }
      if (isBusy) return false;
      lastCode = { code, at: now, takenSuffix: '' };
      return true;
    },
    markTaken(passId) {
      lastCode = { ...lastCode, takenSuffix: passSuffix(passId) };
    },
  };
}
