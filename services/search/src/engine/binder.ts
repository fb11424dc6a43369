import type { SearchInput } from './search-engine.ts'
import type { Words } from './words.ts'

export type Value = string | number | readonly (string | number)[] | null
export interface Asked {
  readonly words: Words
  readonly input: SearchInput
}
/** What stands in a placeholder, for whoever asks. */
export type ValueOf = (asked: Asked) => Value

/** Collects the values of one statement: each gets a placeholder of its own, so that parts can be put together freely. */
export interface Binder {
  readonly values: Record<string, ValueOf>
  bind(value: ValueOf): string
}

export function createBinder(): Binder {
  const values: Record<string, ValueOf> = {}
  let bound = 0
  return {
    values,
    bind(value) {
      const name = `v${bound++}`
      values[name] = value
      return `:${name}`
    },
  }
}
