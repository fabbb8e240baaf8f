import { Spinner } from './spinner.tsx';
import * as texts from './ui-texts.ts';

/** Rule: screens-5 */
export function PageLoading({ text = texts.loading }: { text?: string }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <p role="status" className="flex flex-col items-center gap-3 text-ink-soft">
        <Spinner className="size-8 text-accent-ink" />
        {text}
      </p>
    </main>
  );
}
