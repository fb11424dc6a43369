/** A terminal signals the whole process group, and our parent passes the signal on: both count as one request. */
const SAME_WISH_MS = 1000

/** Calls `stop` once, on the first signal or when the parent process has ended. A second request exits at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let wishedAt: number | undefined
  const wish = (reason: string): void => {
    const now = performance.now()
    if (wishedAt !== undefined && now - wishedAt < SAME_WISH_MS) return
    if (wishedAt !== undefined) process.exit(1)
    wishedAt = now
    console.log(`\n  stopping (${reason}) …`)
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => wish(signal))
  if (process.send) process.once('disconnect', () => wish('npm is gone'))
  // A closed terminal must not keep the processes from being stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
