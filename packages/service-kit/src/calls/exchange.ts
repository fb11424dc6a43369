import type { Dispatcher, Pool } from 'undici'

export interface ExchangeRequest {
  readonly method: Dispatcher.HttpMethod
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: Uint8Array | string | undefined
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
}
export interface ExchangeResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  bytes: Buffer
}

/** No answer of ours is near it; a service that ran wild must not fill our memory. */
const MAX_BYTES = 16 * 1024 * 1024

/**
 * One request and its whole answer. On undici's dispatcher itself: `pool.request` with a signal and a stream of the body
 * costs half as much again. @rejects with what broke it, or an Error when the time is over
 */
export function exchange(pool: Pool, { signal, timeoutMs, ...request }: ExchangeRequest): Promise<ExchangeResponse> {
  const { promise, reject, resolve } = Promise.withResolvers<ExchangeResponse>()
  let controller: Dispatcher.DispatchController | undefined
  let stopped: Error | undefined
  let status = 0
  let headers: ExchangeResponse['headers'] = {}
  const chunks: Buffer[] = []
  let size = 0

  const stop = (reason: Error): void => {
    stopped = reason
    controller?.abort(reason)
    settle()
    reject(reason)
  }
  const onAbort = (): void => stop(signal?.reason as Error) // Aborted with an error only.
  const timer = setTimeout(() => stop(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs)
  const settle = (): void => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
  if (signal?.aborted) onAbort()
  else signal?.addEventListener('abort', onAbort, { once: true })

  pool.dispatch(request, {
    onRequestStart(started) {
      controller = started
      // The deadline may have passed while it waited for a connection.
      if (stopped) started.abort(stopped)
    },
    onResponseStart(_controller, statusCode, received) {
      status = statusCode
      headers = received
    },
    onResponseData(_controller, chunk) {
      size += chunk.length
      if (size > MAX_BYTES) stop(new Error(`An answer of more than ${MAX_BYTES} bytes`))
      else chunks.push(chunk)
    },
    onResponseEnd() {
      settle()
      resolve({ status, headers, bytes: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks) }) // Length 1 has a first.
    },
    onResponseError(_controller, error) {
      settle()
      reject(error)
    },
  })
  return promise
}
