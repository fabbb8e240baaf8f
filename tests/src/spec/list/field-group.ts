/** Names that the specification fixes for one thing. */
export interface FieldGroup {
  /** Document and section. */
  spec: string;
  thing: string;
  /**
   * Where they are looked for: `answer order` is the object `order` of an answer, `request` a body as it was sent,
   * `query` an address, `form` the fields of a form, `localStorage x` what a browser keeps under x.
   */
  in: readonly string[];
  /** The calls or pages that count; all when left out. */
  on?: RegExp;
  /** In camelCase as the specification has them; bodies have them in snake_case. */
  fields: readonly string[];
}
