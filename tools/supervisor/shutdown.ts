/** A terminal signals the whole process group, and our parent passes the signal on: both count as one request. */
const SAME_REQUEST_MS = 1000

/** Calls `stop` once, on the first signal or when the parent process has ended. A second request exits at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let requestedAt: number | undefined
  const requestStop = (reason: string): void => {
    const now = performance.now()
    if (requestedAt !== undefined && now - requestedAt < SAME_REQUEST_MS) return
    if (requestedAt !== undefined) process.exit(1)
    requestedAt = now
    console.log(`\n  stopping (${reason}) …`)
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => requestStop(signal))
  if (process.send) process.once('disconnect', () => requestStop('npm is gone'))
  // Output to a closed terminal fails; that must not stop the shutdown.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
