import type { Worker } from 'node:worker_threads'

interface Watched {
  worker: Pick<Worker, 'cpuUsage'>
  ping: () => Promise<unknown>
  /** Whether a call waits for the thread. */
  isBusy: () => boolean
  onStuck: (reason: string) => void
}

const CHECK_EVERY_MS = 250
/** Of the processor, not of the clock: on a machine that is busy with something else a thread may be slow, and is not stuck. */
const LONGEST_RUN_MS = 1000
/** A sleeping thread uses no CPU time, so it counts as stuck after this many unanswered looks. */
const LONGEST_SILENCE_LOOKS = 60

/** Finds out that a thread runs on and on without coming back to its messages. @returns how to stop */
export function watchThread({ isBusy, onStuck, ping, worker }: Watched): () => void {
  let unansweredLooks = 0
  let usedAtAnswerMs = 0
  let isAsked = false

  const askAgain = async (): Promise<void> => {
    isAsked = true
    await ping().catch(() => undefined)
    isAsked = false
  }
  const check = async (): Promise<void> => {
    if (!isBusy() && !isAsked) return
    const { system, user } = await worker.cpuUsage()
    const usedMs = (system + user) / 1000
    if (!isAsked) {
      unansweredLooks = 0
      usedAtAnswerMs = usedMs
      return askAgain()
    }
    unansweredLooks += 1
    if (usedMs - usedAtAnswerMs > LONGEST_RUN_MS || unansweredLooks > LONGEST_SILENCE_LOOKS) {
      clearInterval(timer)
      onStuck(`It has not answered for ${Math.round(usedMs - usedAtAnswerMs)} ms of processor time.`)
    }
    return undefined
  }
  const timer = setInterval(() => void check().catch(() => undefined), CHECK_EVERY_MS).unref()
  return () => clearInterval(timer)
}
