import type { Logger } from './log.ts'

export interface Ending {
  /** Whether another process serves at the same address already. */
  readonly hasSuccessor: boolean
}
export interface Stoppable {
  stop(ending: Ending): Promise<void>
}

const STOP_WITHIN_MS = 20_000

/**
 * Stops `running` on SIGTERM or SIGINT, or when the parent process has ended, and exits. After a hand-over to another
 * process it drains without hurry.
 */
export function exitGracefully(running: Stoppable, log: Logger): void {
  let isStopping = false
  const stop = (reason: string, ending = { hasSuccessor: false }) => {
    if (isStopping) return
    isStopping = true
    log.info({ reason }, 'stopping')
    setTimeout(() => {
      log.error('did not stop in time')
      process.exit(1)
    }, STOP_WITHIN_MS).unref()
    running.stop(ending).then(
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
  process.on('message', (message: unknown) => {
    if (isHandOver(message)) stop('another process has taken over', { hasSuccessor: true })
  })
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event)
      process.exit(1)
    })
  }
}

/** Notifies the parent process, if there is one, that this process is ready for requests or jobs. */
export const announceReady = (): void => void process.send?.({ type: 'ready' })

/** Message to a process that another one has replaced. */
export const HAND_OVER = { type: 'hand-over' } as const
// A message may be anything, so its type is checked.
const isHandOver = (message: unknown): boolean => (message as typeof HAND_OVER | null)?.type === HAND_OVER.type
