/** A release that is slow to import must not hold the document up. */
export function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`The code of the page took longer than ${milliseconds} ms.`)),
    milliseconds,
  )
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
