/** Behind the label of a field that must be filled in; the field itself is `required`. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-chilli">
      {' *'}
    </span>
  );
}
