const LONGEST = 60

/** A title for whoever was asked for none: the beginning of what they wrote. */
export function titleOf(message: string): string {
  const line = [...message.trim().split(/\s+/).join(' ')]
  if (line.length <= LONGEST) return line.join('')
  const cut = line.slice(0, LONGEST - 1).join('')
  const end = cut.lastIndexOf(' ')
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}
