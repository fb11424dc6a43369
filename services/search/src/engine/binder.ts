export type Value = string | number | readonly (string | number)[] | null

/** Collects the values of one statement: each gets a placeholder of its own, so that parts can be put together freely. */
export interface Binder {
  readonly bindings: Record<string, Value>
  bind(value: Value): string
}

export function createBinder(): Binder {
  const bindings: Record<string, Value> = {}
  let bound = 0
  return {
    bindings,
    bind(value) {
      const name = `v${bound++}`
      bindings[name] = value
      return `:${name}`
    },
  }
}
