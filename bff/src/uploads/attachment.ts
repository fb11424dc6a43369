const MAX_STEM = 300

/** `Content-Disposition` of a download. The name cannot change the kind of file. */
export function attachment(extension: string, name: string | null): string {
  const stem = stemOf(name ?? '')
    .slice(0, MAX_STEM)
    .trim()
  const whole = `${stem || 'file'}.${extension}`
  const ascii = whole.normalize('NFKD').replace(/[^\x20-\x7e]/g, '')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(whole.toWellFormed())}`
}

/** A file name without its extension and without anything but letters, digits and quiet punctuation. */
const stemOf = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
