import type { FastifyBaseLogger } from 'fastify'
import { createBarredApps } from './barred-apps.ts'
import type { PageRenderer } from './page-api.ts'
import { type Page, type RenderedSet, startThread, type Thread } from './start-thread.ts'

/** Renders documents in a thread of their own, which is replaced when the code of a release does not give it back. */
export interface Rendering {
  /** Rejects when the shell of the set cannot run. */
  open(set: RenderedSet): Promise<PageRenderer>
  stop(): void
}

class ThreadLostError extends Error {
  override readonly name = 'ThreadLostError'
}

export function createRendering(log: Pick<FastifyBaseLogger, 'error'>): Rendering {
  const barred = createBarredApps()
  let current: Thread | null = null
  let pages = 0

  const barPageOf = async ({ request, set }: Page, why: string): Promise<void> => {
    const release = await set.releaseOf(request.url)
    if (release)
      log.error({ release, milliseconds: barred.bar(release, why) }, 'its pages are left to browsers for a while')
  }
  const lose = async (thread: Thread, cause: unknown): Promise<void> => {
    if (current !== thread) return
    current = null
    thread.end()
    log.error({ err: cause }, 'the rendering thread was lost')
    const why = cause instanceof Error ? cause.message : String(cause)
    // Before any of them is tried again, so that what cost this thread does not cost the next.
    await Promise.allSettled([...thread.pages.values()].map((page) => barPageOf(page, why)))
    thread.giveUp(new ThreadLostError('The rendering thread was lost.', { cause }))
  }

  const threadWith = async (set: RenderedSet): Promise<Thread> => {
    const thread = (current ??= startThread({
      log,
      whyBarred: (release) => barred.whyBarred(release),
      onLost: (lost, cause) => void lose(lost, cause),
    }))
    await thread.open(set)
    return thread
  }

  const renderOnce = async (page: Page): ReturnType<PageRenderer['render']> => {
    const { request, set } = page
    const { api: _, signal, ...rest } = request
    const thread = await threadWith(set)
    const number = (pages += 1)
    const abort = (): void => {
      const reason = signal.reason instanceof Error ? signal.reason.message : 'Nobody waits any more.'
      void thread.ask('abort', { page: number, reason }).catch(() => undefined)
    }
    thread.pages.set(number, page)
    signal.addEventListener('abort', abort, { once: true })
    try {
      return await thread.ask('render', { rev: set.rev, page: number, request: rest })
    } finally {
      signal.removeEventListener('abort', abort)
      thread.pages.delete(number)
    }
  }
  const twice = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ThreadLostError) return work()
      throw error
    }
  }

  return {
    async open(set) {
      await twice(() => threadWith(set))
      return {
        render: (request) => twice(() => renderOnce({ request, set })),
        warm: async () => (await threadWith(set)).ask('warm', { rev: set.rev }),
      }
    },
    stop() {
      current?.end()
      current = null
    },
  }
}
