const marks = /\p{M}+/gu
const separators = /[^\p{L}\p{N}]+/gu

/** Names anchors of one page: words of the heading without accents, numbered where they repeat. */
export function anchorNamer(): (heading: string) => string {
  const used = new Map<string, number>()
  return (heading) => {
    const words = heading.normalize('NFKD').replace(marks, '').toLowerCase().replace(separators, '-')
    const name = words.replace(/^-|-$/g, '') || 'section'
    const times = (used.get(name) ?? 0) + 1
    used.set(name, times)
    return times === 1 ? name : `${name}-${times}`
  }
}
