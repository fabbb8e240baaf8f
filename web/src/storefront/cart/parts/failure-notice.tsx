/** Why the last try failed, read out at once. */
export function FailureNotice({ text }: { text: string }) {
  return (
    <p role="alert" className="rounded-field bg-chilli-soft px-3.5 py-2.5 text-sm text-chilli">
      {text}
    </p>
  );
}
