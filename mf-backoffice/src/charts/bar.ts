export interface Bar {
  readonly key: string
  /** Stacked parts, at most three. */
  readonly parts: readonly number[]
  /** The tooltip. */
  readonly title?: string
}

export const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)
export const highestOf = (bars: readonly Bar[]): number => Math.max(1, ...bars.map(({ parts }) => sumOf(parts)))
