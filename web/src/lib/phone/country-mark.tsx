import { canDrawFlags, flagOf } from './flag-of.ts';

/** The flag, and always the code beside it: a flag is neither everywhere drawn nor always known. */
export function CountryMark({ code }: { code: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {canDrawFlags() && (
        <span aria-hidden="true" className="text-lg/none">
          {flagOf(code)}
        </span>
      )}
      <span className="font-semibold">{code}</span>
    </span>
  );
}
