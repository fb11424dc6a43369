import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { createBarredApps } from './barred-apps.ts'
import { createExchange, type Exchange } from './exchange.ts'
import type { PageRenderer, PageRequest } from './page-api.ts'
import type { MainAnswers, ServerFiles, SetInput, ThreadAnswers } from './questions.ts'
import { watchThread } from './watch-thread.ts'

/** Renders documents in a thread of their own, which is replaced when the code of a release does not give it back. */
export interface Rendering {
  /** Rejects when the shell of the set cannot run. */
  open(set: RenderedSet): Promise<PageRenderer>
  stop(): void
}
export interface RenderedSet extends SetInput {
  /** The server's files of a release, compared with their hashes. */
  filesOf(name: string): Promise<ServerFiles>
  /** Whose page an address is, as `app@release`. */
  releaseOf(url: string): Promise<string | null>
}
interface Page {
  readonly set: RenderedSet
  readonly request: PageRequest
}
interface Thread extends Exchange<ThreadAnswers> {
  readonly opened: Map<string, { set: RenderedSet; isOpen: Promise<void> }>
  readonly pages: Map<number, Page>
  end(): void
}

class ThreadLostError extends Error {
  override readonly name = 'ThreadLostError'
}

/** As it is written, or as it was published. */
const program = join(import.meta.dirname, `rendering-thread${extname(import.meta.filename)}`)
/** As many as the process keeps. */
const MOST_SETS = 16

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

  const start = (): Thread => {
    const worker = new Worker(program, { name: 'rendering' })
    worker.unref()
    const answers: MainAnswers = {
      async call({ input, operation, page }) {
        const api = thread.pages.get(page)?.request.api
        if (!api) throw new Error('The page is over.')
        return api.call(operation, input)
      },
      async files({ name, rev }) {
        const set = thread.opened.get(rev)?.set
        const release = `${name}@${set?.snapshot.remotes[name]?.id}`
        const why = barred.whyBarred(release)
        if (!set || why !== null)
          throw new Error(`The rendering thread was lost with a page of ${release}. ${why ?? ''}`)
        return set.filesOf(name)
      },
      stray: (error) => log.error({ err: error }, 'a release failed while nobody waited for it'),
    }
    const exchange = createExchange<ThreadAnswers>(worker, answers)
    const stopWatching = watchThread({
      worker,
      ping: () => exchange.ask('ping', null),
      isBusy: () => thread.pages.size > 0,
      onStuck: (reason) => void lose(thread, new Error(reason)),
    })
    const thread: Thread = {
      ...exchange,
      opened: new Map(),
      pages: new Map(),
      end() {
        stopWatching()
        void worker.terminate()
      },
    }
    worker.once('error', (error) => void lose(thread, error))
    worker.once('exit', (code) => void lose(thread, new Error(`It ended with ${code}.`)))
    return thread
  }

  const openIn = (thread: Thread, set: RenderedSet): Promise<void> => {
    const { filesOf: _, releaseOf: _1, ...input } = set
    const known = thread.opened.get(set.rev)
    thread.opened.delete(set.rev)
    const opened = known ?? { set, isOpen: thread.ask('open', input) }
    thread.opened.set(set.rev, opened)
    opened.isOpen.catch(() => thread.opened.delete(set.rev))
    const [oldest] = thread.opened.keys()
    if (thread.opened.size > MOST_SETS && oldest !== undefined) {
      thread.opened.delete(oldest)
      void thread.ask('close', { rev: oldest }).catch(() => undefined)
    }
    return opened.isOpen
  }
  const threadWith = async (set: RenderedSet): Promise<Thread> => {
    const thread = (current ??= start())
    await openIn(thread, set)
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
