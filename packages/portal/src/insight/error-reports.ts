import type { Clock } from '@sild/service-kit/clock'
import type { Logger } from '@sild/service-kit/log'
import { type CapturedError, sentryAddress, sentryEnvelope, sentryEvent } from './sentry-event.ts'
import type { FindFrames } from './source-frames.ts'

/** Hands errors on, one after the other, each as its sources know it. What cannot be handed on is lost: an error never holds a page up. */
export interface ErrorReports {
  take(error: CapturedError): void
  close(): Promise<void>
}
interface ErrorReportsInput {
  readonly dsn: string
  readonly publicUrl: string
  readonly channel: string
  readonly findFrames: FindFrames
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn'>
}

const MAX_WAITING = 100
const SEND_MS = 5000
/** Where a Sentry refuses more and does not say for how long. */
const PAUSE_SECONDS = 60

export function createErrorReports(input: ErrorReportsInput): ErrorReports {
  const { clock, dsn, findFrames, log } = input
  const { headers, url } = sentryAddress(dsn)
  const ending = new AbortController()
  const waiting: CapturedError[] = []
  let isRunning = false
  let pausedUntil = 0
  let running: Promise<void> = Promise.resolve()

  const send = async (captured: CapturedError): Promise<void> => {
    const event = sentryEvent(captured, await findFrames(captured.error.stack), input)
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: sentryEnvelope(event, clock.now()),
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(SEND_MS)]),
    })
    await answer.body?.cancel()
    if (answer.status === 429) pause(Number(answer.headers.get('retry-after')) || PAUSE_SECONDS)
    else if (!answer.ok) log.warn({ status: answer.status }, 'the error tracker refused an error')
  }
  const pause = (seconds: number): void => {
    pausedUntil = clock.now().getTime() + seconds * 1000
    waiting.length = 0
    log.warn({ seconds }, 'who is told of errors wants no more for a while')
  }
  const run = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !ending.signal.aborted; next = waiting.shift())
      await send(next).catch((error: unknown) => log.warn({ err: error }, 'an error could not be handed on'))
    isRunning = false
  }
  return {
    take(error) {
      if (waiting.length >= MAX_WAITING || clock.now().getTime() < pausedUntil) return
      waiting.push(error)
      if (isRunning) return
      isRunning = true
      running = run()
    },
    async close() {
      ending.abort()
      await running
    },
  }
}
