/** First, last and the neighbours of the current page; `null` stands for the pages left out (never for a single one). */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (candidate) =>
      candidate === 1 ||
      candidate === pageCount ||
      Math.abs(candidate - page) <= 1 ||
      (candidate === 2 && page <= 4) ||
      (candidate === pageCount - 1 && page >= pageCount - 3),
  )
  return shown.flatMap((candidate, index) =>
    candidate - (shown[index - 1] ?? 0) > 1 ? [null, candidate] : [candidate],
  )
}
