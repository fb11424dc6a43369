import { AppError } from './errors.ts'

export const DEADLINE_HEADER = 'x-sild-deadline-ms'

/** Remaining milliseconds of the caller, at most our own limit. */
export function remainingMs(header: string | string[] | undefined, limitMs: number): number {
  const requestedMs = Number(header)
  return header !== undefined && Number.isFinite(requestedMs) ? Math.max(0, Math.min(requestedMs, limitMs)) : limitMs
}

/** Runs `work` until the deadline, then aborts its signal and answers `unavailable`. */
export async function withDeadline<Result>(
  ms: number,
  work: (signal: AbortSignal, endsAt: number) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const passed = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new AppError('unavailable', { cause: new Error(`No answer within ${ms} ms`) })
    controller.abort(error)
    passed.reject(error)
  }, ms)
  try {
    return await Promise.race([work(controller.signal, performance.now() + ms), passed.promise])
  } finally {
    clearTimeout(timer)
  }
}
