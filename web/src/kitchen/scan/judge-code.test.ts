import { codeStep, formatCode, mealCode } from '@thali/shared/passes/meal-code';
import { expect, it } from 'vitest';
import { claimKey, judgeCode, type Member, type Roster } from './judge-code.ts';

const at = new Date('2026-11-27T07:15:10.000Z');
const asha: Member = {
  ...{ passId: 'DEM0VEND0RAAAAAAAAAA', name: 'Asha', roll: '21CS07', left: 41 },
  ...{ meals: ['LUN1'], skipped: [], claimed: [], key: 'key-of-asha', card: 'CARD1234' },
};
const roster = (member: Partial<Member> = {}, changes: Partial<Roster> = {}): Roster => ({
  date: '2026-11-27',
  grace: 0,
  meals: [
    {
      ...{ id: 'LUN1', name: 'Lunch' },
      ...{ startsAt: '2026-11-27T06:30:00.000Z', endsAt: '2026-11-27T09:00:00.000Z' },
    },
  ],
  members: [{ ...asha, ...member }],
  ...changes,
});

const codeAt = async (time: Date, key = asha.key) =>
  formatCode({ kind: 'PASS', suffix: 'AAAAAAAAAA', code: await mealCode(key, codeStep(time)) });
const judge = async (text: string, list = roster(), claimedHere: string[] = []) =>
  judgeCode(text, list, at, new Set(claimedHere));
const reasonOf = async (text: string, list = roster(), claimedHere: string[] = []) => {
  const judgement = await judge(text, list, claimedHere);
  return judgement.isTaken ? 'taken' : judgement.reason;
};

it('accepts a code for the current meal if the code is at most one step old or early', async () => {
  expect(await judge(await codeAt(at))).toMatchObject({
    isTaken: true,
    member: { name: 'Asha' },
    meal: { name: 'Lunch' },
  });
  for (const [seconds, reason] of [
    [-30, 'taken'],
    [30, 'taken'],
    [-70, 'expired'],
    [70, 'expired'],
  ] as const) {
    const time = new Date(at.getTime() + seconds * 1000);
    expect(await reasonOf(await codeAt(time)), String(seconds)).toBe(reason);
  }
});

it('accepts a printed card', async () => {
  expect(await reasonOf('card-aaaaaaaaaa-card1234')).toBe('taken');
  expect(await reasonOf('CARD-AAAAAAAAAA-CARD9999')).toBe('unknown');
  expect(await reasonOf('CARD-AAAAAAAAAA-CARD1234', roster({ card: null }))).toBe('unknown');
});

it('refuses codes of unknown members, codes with another key, and other texts', async () => {
  for (const text of ['', 'https://thali.example/menu/demo', 'PASS-BBBBBBBBBB-AAAAAAAA']) {
    expect(await reasonOf(text), text).toBe('unknown');
  }
  expect(await reasonOf(await codeAt(at, 'another key'))).toBe('expired');
});

it('refuses a meal that was claimed on any scanner, skipped, not covered or not served', async () => {
  const code = await codeAt(at);
  expect(await reasonOf(code, roster({ claimed: ['LUN1'] }))).toBe('claimed');
  expect(await reasonOf(code, roster(), [claimKey(asha.passId, 'LUN1')])).toBe('claimed');
  expect(await reasonOf(code, roster(), [claimKey(asha.passId, 'DIN1')])).toBe('taken');
  expect(await reasonOf(code, roster({ skipped: ['LUN1'] }))).toBe('skipped');
  expect(await reasonOf(code, roster({ meals: ['DIN1'] }))).toBe('not-covered');
  expect(await reasonOf(code, roster({}, { meals: [] }))).toBe('no-meal');
});

it('accepts a meal below zero only within the grace limit', async () => {
  const code = await codeAt(at);
  expect(await reasonOf(code, roster({ left: 0 }))).toBe('over');
  expect(await reasonOf(code, roster({ left: 0 }, { grace: 1 }))).toBe('taken');
  expect(await reasonOf(code, roster({ left: -1 }, { grace: 1 }))).toBe('over');
});
