import type { OpenDay } from './open-days.ts';
import { type Scale, weekdayFactors } from './weekday-factors.ts';

/** What is known at an origin. */
export interface Known {
  /** In order. */
  days: readonly OpenDay[];
  factors: Readonly<Record<Scale, readonly number[]>>;
}

/** A day to forecast. */
export interface Target {
  /** Counts open days from 1, the first after the last known one. */
  step: number;
  /** 0 is Sunday. */
  weekday: number;
}

export type Forecaster = (target: Target) => number;

/** Smoothing parameters are chosen; `known` may be the whole history or, to look back, its beginning. */
export type FittedModel = (known: Known) => Forecaster;

export type Model = (whole: Known) => FittedModel;

export function toKnown(days: readonly OpenDay[]): Known {
  return {
    days,
    factors: { ratio: weekdayFactors(days, 'ratio'), log: weekdayFactors(days, 'log') },
  };
}
