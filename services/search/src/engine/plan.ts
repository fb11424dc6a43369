import type { Value } from './binder.ts'

/** One statement that answers a search with one row, `reply`. */
export interface Plan {
  readonly sql: string
  readonly bindings: Readonly<Record<string, Value>>
  /** Kept prepared on each connection: for statements whose best plan depends on no value. */
  readonly name?: string
}
