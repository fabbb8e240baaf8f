/** A text of the specification, word for word. */
export interface SpecText {
  text: string;
  /** What to look for where the text has a short form or no capital: with {gaps} for names and figures. */
  like: string;
}

/** Texts that the specification gives for one place. */
export interface TextGroup {
  /** Document and section, such as `1, section 5`. */
  spec: string;
  /** The place as people call it. */
  place: string;
  /**
   * What counts: screens, by page and role (`main /login, button`); an answer or a message, by status and call; or
   * `rule` for what no screen of ours ever comes to, where an assertion on the code that would say it is all there is.
   */
  on: RegExp | { answer: RegExp } | 'rule';
  texts: readonly (string | SpecText)[];
}

/** Any page: toasts, and the states of the whole application. */
export const anyPage = /./;
