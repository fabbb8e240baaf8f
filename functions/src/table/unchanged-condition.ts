/** A clause of a condition expression, with its values. */
export interface Condition {
  condition: string;
  values: Record<string, unknown>;
}

/** Builds the condition that these attributes of a row have not changed since the read. */
export function unchangedCondition<Row extends object>(
  row: Row,
  ...names: (keyof Row & string)[]
): Condition {
  const present = names.filter((name) => row[name] !== undefined);
  return {
    condition: names
      .map((name) =>
        row[name] === undefined ? `attribute_not_exists(${name})` : `${name} = :read_${name}`,
      )
      .join(' AND '),
    values: Object.fromEntries(present.map((name) => [`:read_${name}`, row[name]])),
  };
}
