import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { changeChoice, readChoice, type WalletChoice, writeChoice } from './wallet-choice.ts';

/** All of it lives in the address, so that a reload and the back key keep it. */
export function useWalletChoice() {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => readChoice(params), [params]);
  const choose = (changes: Partial<WalletChoice>) =>
    setParams((before) => writeChoice(changeChoice(readChoice(before), changes)));
  return { choice, choose };
}
