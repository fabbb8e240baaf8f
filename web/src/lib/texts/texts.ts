/**
 * The form of a translation: every text of its English module, with the same parameters. A missing, extra or differently
 * typed text does not compile.
 */
export type Texts<Module> = {
  [Name in keyof Module]: Module[Name] extends string
    ? string
    : Module[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Texts<Module[Name]>;
};
