export interface Bar {
  readonly key: string
  /** They stand on each other, three at most. */
  readonly parts: readonly number[]
  /** What the pointer is told. */
  readonly title?: string
}

export const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)
export const highestOf = (bars: readonly Bar[]): number => Math.max(1, ...bars.map(({ parts }) => sumOf(parts)))
