/** More than two lines of the widest card, about 180 characters. */
const LENGTH = 184
const spaces = /\s+/gu

/** The beginning of a text on one line, cut between words. */
export function summaryOf(text: string): string {
  const line = text.trim().replace(spaces, ' ')
  const points = [...line]
  if (points.length <= LENGTH) return line
  const cut = points.slice(0, LENGTH - 1).join('')
  const lastSpace = cut.lastIndexOf(' ')
  return `${lastSpace > LENGTH / 2 ? cut.slice(0, lastSpace) : cut}…`
}
