import type { Logger } from './log.ts'

export interface Stoppable {
  stop(): Promise<void>
}

const STOP_WITHIN_MS = 20_000

/** Stops `running` on SIGTERM or SIGINT, or when the process that started this one is gone, and exits. */
export function exitGracefully(running: Stoppable, log: Logger): void {
  let isStopping = false
  const stop = (reason: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ reason }, 'stopping')
    setTimeout(() => {
      log.error('did not stop in time')
      process.exit(1)
    }, STOP_WITHIN_MS).unref()
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', () => stop('SIGTERM'))
  process.once('SIGINT', () => stop('SIGINT'))
  if (process.send) process.once('disconnect', () => stop('the parent process is gone'))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event)
      process.exit(1)
    })
  }
}

/** Tells the process that started this one, if there is one, that requests or jobs may come. */
export const announceReady = (): void => void process.send?.({ type: 'ready' })
