/** Only the first ten results count, because users rarely read further. */
export const LOOKED_AT = 10

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, LOOKED_AT).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

/** nDCG@10: what was shown in its order, against all that fits in the best order. 1 is best. */
export function discountedGain(shown: readonly string[], fits: Readonly<Record<string, number>>): number {
  const best = Object.values(fits).toSorted((one, other) => other - one)
  return gainOf(shown.map((name) => fits[name] ?? 0)) / gainOf(best)
}
