/** Says above the tabs that the code behind a press still loads. */
export function LoadingNote() {
  return (
    <p role="status" className="loading-note">
      Loading…
    </p>
  );
}
