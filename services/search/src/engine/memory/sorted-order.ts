type Compare = (one: number, other: number) => number

/** Items that are sorted without a pause. */
const RUN = 8192

/** The numbers below `count` in an order. Sorts in small steps, so that waiting searches run first. */
export async function sortedBelow(count: number, compare: Compare): Promise<Uint32Array> {
  let [sorted, merged] = [new Uint32Array(count), new Uint32Array(count)]
  for (let place = 0; place < count; place += 1) sorted[place] = place
  for (let start = 0; start < count; start += RUN) {
    sorted.subarray(start, start + RUN).sort(compare)
    await new Promise(setImmediate)
  }
  for (let length = RUN; length < count; length *= 2) {
    for (let start = 0; start < count; start += 2 * length) {
      const runs = [
        sorted.subarray(start, start + length),
        sorted.subarray(start + length, start + 2 * length),
      ] as const
      merge(runs, merged.subarray(start, start + 2 * length), compare)
      await new Promise(setImmediate)
    }
    ;[sorted, merged] = [merged, sorted]
  }
  return sorted
}

function merge([one, other]: readonly [Uint32Array, Uint32Array], into: Uint32Array, compare: Compare): void {
  let [left, right] = [0, 0]
  for (let place = 0; place < into.length; place += 1) {
    const isLeft = right === other.length || (left < one.length && compare(one[left]!, other[right]!) <= 0)
    into[place] = isLeft ? one[left++]! : other[right++]!
  }
}
