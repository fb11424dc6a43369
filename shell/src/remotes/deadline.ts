export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
}

/** Time limit for loading a part of a remote. */
export const deadlineMs = 8000

/** For code that waits without a timeout, such as Module Federation, or that must not delay a document. */
export function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DeadlineError(`Nothing came within ${milliseconds} ms.`)), milliseconds)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
