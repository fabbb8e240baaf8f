import { readablePhone } from './readable-phone.ts';
import { telHref } from './tel-href.ts';

/** A link that calls the number. */
export function PhoneLink({ phone }: { phone: string }) {
  if (!phone) return <span className="text-ink-faint">No phone</span>;
  return (
    <a
      href={telHref(phone)}
      className="-my-2.5 inline-flex min-h-11 items-center whitespace-nowrap tabular-nums underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {readablePhone(phone)}
    </a>
  );
}
