export type Measurement = () => Promise<number>
export type Found<Name extends string> = Record<Name, number[]>

/**
 * Measures all of them in each round, one after the other and in another order each time, so that a machine that is busy
 * is busy for all. The first rounds only warm up.
 */
export async function interleave<Name extends string>(
  measurements: Record<Name, Measurement>,
  { rounds, warming = 0 }: { rounds: number; warming?: number },
): Promise<Found<Name>> {
  const names = Object.keys(measurements) as Name[] // Object.keys forgets the names.
  const found = Object.fromEntries(names.map((name): [Name, number[]] => [name, []])) as Found<Name>
  for (let round = -warming; round < rounds; round += 1) {
    const first = Math.abs(round) % names.length
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const value = await measurements[name]()
      if (round >= 0) found[name].push(value)
    }
  }
  return found
}
