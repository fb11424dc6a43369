/** Edit distance with insertions, deletions, changes and swaps of neighbours; Infinity if it is more than `most`. */
export function editDistance(one: string, other: string, most = Infinity): number {
  const [from, to] = [[...one], [...other]]
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, letter] of from.entries()) {
    const next = [row + 1]
    for (const [column, wanted] of to.entries()) {
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === wanted
      next.push(
        Math.min(
          next[column]! + 1,
          last[column + 1]! + 1,
          last[column]! + (letter === wanted ? 0 : 1),
          isSwapped ? beforeLast[column - 1]! + 1 : Infinity,
        ),
      )
    }
    if (Math.min(...last) > most && Math.min(...next) > most) return Infinity
    beforeLast = last
    last = next
  }
  const distance = last.at(-1)!
  return distance > most ? Infinity : distance
}
