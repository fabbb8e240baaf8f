import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

const confirmedMs = 2000;

/** Copies a text. `isCopied` is true for two seconds afterwards. */
export function useCopy() {
  const [copiedAt, setCopiedAt] = useState<number>();

  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), confirmedMs);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy(text: string): Promise<boolean> {
    const isDone = await copyText(text);
    setCopiedAt(isDone ? performance.now() : undefined);
    return isDone;
  }

  return { isCopied: copiedAt !== undefined, copy };
}
