import type { GatedRelease } from '@sild/registry'

/** What keeps nobody from publishing, and is worth knowing. */
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
