import { AsyncLocalStorage } from 'node:async_hooks'

/** Data of the current request or job that its outgoing calls inherit. */
export interface CallContext {
  readonly requestId: string
  /** Aborts with the request; absent in jobs. */
  readonly signal?: AbortSignal
  /** Deadline in the time of `performance.now()`. */
  readonly endsAt: number
}

const storage = new AsyncLocalStorage<CallContext>()

export const inCall = <Result>(context: CallContext, work: () => Promise<Result>): Promise<Result> =>
  storage.run(context, work)
export const currentCall = (): CallContext | undefined => storage.getStore()
