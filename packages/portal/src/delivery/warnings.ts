import type { GatedRelease, Release } from '@sild/registry'

/** Problems worth knowing that do not block publishing. */
export function warningsAbout({ lock }: Pick<GatedRelease, 'lock'>): string[] {
  const warnings: string[] = []
  const uncompressed = Object.entries(lock.files).filter(
    ([path, { br }]) => /^(?!ssr\/).*\.(?:js|css)$/.test(path) && !br,
  )
  if (uncompressed.length > 0)
    warnings.push(
      `Without brotli copies: ${uncompressed
        .map(([path]) => path)
        .toSorted()
        .join(', ')}`,
    )
  if (!lock.entry.ssrEntry) warnings.push('There is no server entry: pages are rendered in the browser only')
  return warnings
}

/** What differs from the stored lock when the same content was published before. */
export function warningsOfRepetition(given: Release, published: Release): string[] {
  const warnings: string[] = []
  if (given.version !== published.version)
    warnings.push(`It was published before as ${published.version}; ${given.version} is a further name of it`)
  if (given.source.pr !== undefined && given.source.pr !== published.source.pr) {
    const before = published.source.pr === undefined ? 'without a pull request' : `of ${published.source.pr}`
    warnings.push(`It was published before ${before}, and stays so: ${given.source.pr} is not kept`)
  }
  return warnings
}
