/**
 * Ends this process when its parent has ended, in any state. A process that stops gracefully gets `graceMs` for it; a
 * program that runs once needs none.
 */
export function endWithParent({ graceMs = 0 } = {}): void {
  const wasStartedByUs = process.connected !== undefined
  if (!wasStartedByUs) return
  const end = (): void => void setTimeout(() => process.exit(1), graceMs)
  if (!process.connected) return end()
  process.once('disconnect', end)
  // Waiting for that is no reason to stay.
  process.channel?.unref()
}
