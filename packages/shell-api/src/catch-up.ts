const readers = new Set<() => void>()

/**
 * For what keeps answers of the server: called when live messages may have passed by, and every 30 seconds while the
 * stream is down, so that they are read again. Returns how to stop.
 */
export function onCatchUp(read: () => void): () => void {
  readers.add(read)
  return () => void readers.delete(read)
}
export const catchUp = (): void => readers.forEach((read) => read())
