/** The value that this share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Each round's value by the same round's baseline: what the machine did meanwhile, it did to both. */
export const ratios = (values: readonly number[], baseline: readonly number[]): number[] =>
  values.map((value, round) => value / (baseline[round] ?? NaN))
