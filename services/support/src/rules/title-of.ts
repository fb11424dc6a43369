const LONGEST = 60

/** The title of a ticket without one: the beginning of its message. */
export function titleOf(message: string): string {
  const line = [...message.trim().split(/\s+/).join(' ')]
  if (line.length <= LONGEST) return line.join('')
  const cut = line.slice(0, LONGEST - 1).join('')
  const end = cut.lastIndexOf(' ')
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}
