export interface Tally {
  sent: number
  /** The error of each failed request. */
  failures: string[]
  slowestMs: number
}

export interface OpenLoop {
  /** Stops sending and resolves when all requests are answered. */
  stop(): Promise<Tally>
}

/** Sends at a fixed interval without waiting for earlier answers: a server that stalls gets no pause. */
export function openLoop(everyMs: number, send: () => Promise<unknown>): OpenLoop {
  const tally: Tally = { sent: 0, failures: [], slowestMs: 0 }
  const underWay = new Set<Promise<void>>()
  const sendOne = async (): Promise<void> => {
    const began = performance.now()
    tally.sent += 1
    try {
      await send()
    } catch (error) {
      tally.failures.push(`${new Date().toISOString()} ${String(error)}`)
    }
    tally.slowestMs = Math.max(tally.slowestMs, Math.round(performance.now() - began))
  }
  const timer = setInterval(() => {
    const sent = sendOne().finally(() => underWay.delete(sent))
    underWay.add(sent)
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
      return tally
    },
  }
}
