/** A program that runs once and has nothing to finish ends with whoever started it. */
export function endWithParent(): void {
  if (!process.send) return
  process.once('disconnect', () => process.exit(1))
  process.channel?.unref()
}
