import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import {
  type ChooseOptions,
  changeChoice,
  readChoice,
  type WalletChoice,
  writeChoice,
} from './wallet-choice.ts';

/** All of it lives in the address, so that a reload and the back key keep it. */
export function useWalletChoice() {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => readChoice(params), [params]);
  /** A press on a tab asks twice, the second time before anything is drawn: the back key counts it once. */
  function choose(changes: Partial<WalletChoice>, options?: ChooseOptions) {
    const before = readChoice(new URLSearchParams(location.search));
    const next = writeChoice(changeChoice(before, changes));
    if (String(next) !== String(writeChoice(before))) setParams(next, options);
  }
  return { choice, choose };
}
