/**
 * Ends this process when the one that started it is gone, however far it has come: what stops gracefully gets some time
 * for it, and a program that runs once has nothing to finish.
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
