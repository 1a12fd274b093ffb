/**
 * The shape that `nn` and `en` must satisfy, taken from the `nb` dictionary: the same keys, texts where it has
 * texts, functions with the same parameters where it has functions. A missing or surplus key does not compile.
 */
export type TextsLike<Dictionary> = {
  readonly [Key in keyof Dictionary]: Dictionary[Key] extends string
    ? string
    : Dictionary[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : TextsLike<Dictionary[Key]>;
};
