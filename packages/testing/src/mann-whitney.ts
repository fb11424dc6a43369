/**
 * The probability that two samples of one distribution differ in rank as much as these do: Mann and Whitney's U by its normal
 * approximation, which holds from twenty values a side. Equal values share their rank.
 */
export function mannWhitney(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ]
  all.sort((a, b) => a.value - b.value)
  let rankSum = 0
  let tied = 0
  for (let start = 0; start < all.length;) {
    let end = start
    while (end < all.length && all[end]!.value === all[start]!.value) end += 1
    const rank = (start + 1 + end) / 2
    const count = end - start
    tied += count ** 3 - count
    rankSum += rank * all.slice(start, end).filter(({ isFirst }) => isFirst).length
    start = end
  }
  const [n, m] = [first.length, second.length]
  const size = n + m
  const difference = rankSum - (n * (n + 1)) / 2 - (n * m) / 2
  const deviation = Math.sqrt(((n * m) / 12) * (size + 1 - tied / (size * (size - 1))))
  return deviation === 0 ? 1 : 2 * (1 - normal(Math.abs(difference) / deviation))
}

/** The normal distribution's share below `z`, good to seven digits (Abramowitz and Stegun, 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const tail = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce((sum, c) => (sum + c) * t, 0)
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}
