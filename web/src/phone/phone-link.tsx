/** A number to be called; whoever has none is not linked. */
export function PhoneLink({ phone }: { phone: string }) {
  if (!phone) return <span className="text-ink-faint">No phone</span>;
  return (
    <a
      href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
      className="-my-1 inline-block py-1 whitespace-nowrap tabular-nums underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {phone}
    </a>
  );
}
