const NAME = 'name'
/** A stored address has at most 500 characters. */
const MAX_ENCODED = 300

/** The address of a file under which it is saved by the name that its owner gave it. */
export function servedUrl(url: string, name: string): string {
  const letters = [...stemOf(name)]
  while (encodeURIComponent(letters.join('')).length > MAX_ENCODED) letters.pop()
  if (letters.length === 0) return url
  const address = new URL(url)
  address.searchParams.set(NAME, letters.join(''))
  return address.href
}

/** `Content-Disposition` of a download. The asked name cannot change the kind of file. */
export function attachment(extension: string, asked: string | undefined): string {
  const name = `${
    stemOf(asked ?? '')
      .slice(0, MAX_ENCODED)
      .trim() || 'file'
  }.${extension}`
  const ascii = name.normalize('NFKD').replace(/[^\x20-\x7e]/g, '')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`
}

/** A file name without its extension and without anything but letters, digits and quiet punctuation. */
const stemOf = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
