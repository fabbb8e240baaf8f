/** What the SDK reads, as it travels: dates are epoch seconds, and the SDK adds `$metadata` itself. */
export type WireAnswer<Output> = {
  [Key in keyof Output as Exclude<Key, '$metadata'>]: Wire<Output[Key]>;
};

type Wire<Value> = Value extends Date
  ? number
  : Value extends readonly (infer Element)[]
    ? Wire<Element>[]
    : Value extends object
      ? { [Key in keyof Value]: Wire<Value[Key]> }
      : Value;
