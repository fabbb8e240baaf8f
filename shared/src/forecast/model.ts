import type { OpenDay } from './open-days.ts';
import { type Scale, weekdayFactors } from './weekday-factors.ts';

/** The known history at an origin. */
export interface History {
  /** In order. */
  days: readonly OpenDay[];
  factors: Readonly<Record<Scale, readonly number[]>>;
}

/** A day to forecast. */
export interface Target {
  /** Open days after the last known day, from 1. */
  step: number;
  /** 0 is Sunday. */
  weekday: number;
}

export type Forecaster = (target: Target) => number;

/** A model with fitted smoothing parameters. `known` is the whole history, or its beginning in a backtest. */
export type FittedModel = (known: History) => Forecaster;

export type Model = (whole: History) => FittedModel;

export function toHistory(days: readonly OpenDay[]): History {
  return {
    days,
    factors: { ratio: weekdayFactors(days, 'ratio'), log: weekdayFactors(days, 'log') },
  };
}
