/** The names of a table that is written as a constant, and so holds nothing but what its type says. */
export const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[] // Nothing else is in it.

/** A value for each of these names. */
export const recordOf = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value> // Every name is there.
