import * as texts from './ui-texts.ts';

/** The note above the tabs while the code for the pressed control loads. */
export function LoadingNote() {
  return (
    <p role="status" className="loading-note">
      {texts.loadingNote}
    </p>
  );
}
