import type { Value } from './binder.ts'

/** One statement that answers a search with one row, `reply`. */
export interface Plan {
  readonly sql: string
  readonly bindings: Readonly<Record<string, Value>>
}
