import { encodeCrockford } from '../ids/crockford.ts';
import { toIst } from '../time/ist.ts';

/** The code on a member's phone changes after this many seconds. Rule: passes-5 */
export const codeSeconds = 30;
/** 40 bits. */
const codeLength = 8;

/** The number of the step that contains an instant. */
export function codeStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / codeSeconds);
}

/**
 * The code of a pass at a step.
 * @param dayKey the key of the pass for a day in India, base64url
 */
export async function mealCode(dayKey: string, step: number): Promise<string> {
  return encodeCrockford(await hmac(dayKey, String(step)), codeLength);
}

/**
 * Whether a code belongs to the step of an instant, to the previous step or to the next step. Near midnight, these steps
 * lie on two days.
 * @param dayKeyOf  gives the key of the pass for a day in India
 * Rule: passes-5
 */
export async function isMealCode(
  code: string,
  dayKeyOf: (date: string) => Promise<string>,
  at: Date,
): Promise<boolean> {
  const codeAt = async (step: number) => {
    const { date } = toIst(new Date(step * codeSeconds * 1000));
    return mealCode(await dayKeyOf(date), step);
  };
  const step = codeStep(at);
  const valid = await Promise.all([step - 1, step, step + 1].map(codeAt));
  return valid.includes(code);
}

/** The text of a QR code: on a phone (`PASS`), or on a printed card (`CARD`). */
export interface CodeText {
  kind: 'PASS' | 'CARD';
  /** The end of the pass's id. */
  suffix: string;
  code: string;
}

export function formatCode({ kind, suffix, code }: CodeText): string {
  return `${kind}-${suffix}-${code}`;
}

const codePattern = /^(PASS|CARD)-([0-9A-HJKMNP-TV-Z]{10})-([0-9A-HJKMNP-TV-Z]{8})$/;

/** Reads a scanned text; undefined if it is no code of a pass. */
export function parseCode(text: string): CodeText | undefined {
  const [, kind, suffix, code] = codePattern.exec(text.trim().toUpperCase()) ?? [];
  return suffix && code ? { kind: kind === 'CARD' ? 'CARD' : 'PASS', suffix, code } : undefined;
}

async function hmac(key: string, message: string): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ]);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(message)));
}
