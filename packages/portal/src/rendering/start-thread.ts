import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { createExchange, type Exchange } from './exchange.ts'
import type { PageRequest } from './page-api.ts'
import type { MainAnswers, ServerFiles, SetInput, ThreadAnswers } from './questions.ts'
import { watchThread } from './watch-thread.ts'

export interface RenderedSet extends SetInput {
  /** The server's files of a release, compared with their hashes. */
  filesOf(name: string): Promise<ServerFiles>
  /** The owner of the page of an address, as `app@release`. */
  releaseOf(url: string): Promise<string | null>
}
export interface Page {
  readonly set: RenderedSet
  readonly request: PageRequest
}
export interface Thread extends Exchange<ThreadAnswers> {
  /** Has it read the code of a set, once. Where there are too many, it gives up the one that was asked for longest ago. */
  open(set: RenderedSet): Promise<void>
  readonly pages: Map<number, Page>
  end(): void
}
interface ThreadOptions {
  log: Pick<FastifyBaseLogger, 'error'>
  /** Why a release may not run now; null when it may. */
  whyBarred(release: string): string | null
  onLost(thread: Thread, cause: unknown): void
}

/** As it is written, or as it was published. */
const program = join(import.meta.dirname, `rendering-thread${extname(import.meta.filename)}`)
/** The process keeps no more either. */
const MAX_SETS = 16

export function startThread({ log, onLost, whyBarred }: ThreadOptions): Thread {
  const opened = new Map<string, { set: RenderedSet; isOpen: Promise<void> }>()
  const pages = new Map<number, Page>()
  const answers: MainAnswers = {
    async call({ input, operation, page }) {
      const api = pages.get(page)?.request.api
      if (!api) throw new Error('The page is over.')
      return api.call(operation, input)
    },
    async files({ name, rev }) {
      const set = opened.get(rev)?.set
      const release = `${name}@${set?.snapshot.remotes[name]?.id}`
      const why = whyBarred(release)
      if (!set || why !== null) throw new Error(`The rendering thread was lost with a page of ${release}. ${why ?? ''}`)
      return set.filesOf(name)
    },
    stray: (error) => log.error({ err: error }, 'a release failed while nobody waited for it'),
  }
  const worker = new Worker(program, { name: 'rendering' })
  worker.unref()
  const exchange = createExchange<ThreadAnswers>(worker, answers)
  const stopWatching = watchThread({
    worker,
    ping: () => exchange.ask('ping', null),
    isBusy: () => pages.size > 0,
    onStuck: (reason) => onLost(thread, new Error(reason)),
  })
  const thread: Thread = {
    ...exchange,
    pages,
    open(set) {
      const { filesOf: _, releaseOf: _1, ...input } = set
      const opening = opened.get(set.rev) ?? { set, isOpen: exchange.ask('open', input) }
      opened.delete(set.rev)
      opened.set(set.rev, opening)
      opening.isOpen.catch(() => opened.delete(set.rev))
      const [oldest] = opened.keys()
      if (opened.size > MAX_SETS && oldest !== undefined) {
        opened.delete(oldest)
        void exchange.ask('close', { rev: oldest }).catch(() => undefined)
      }
      return opening.isOpen
    },
    end() {
      stopWatching()
      void worker.terminate()
    },
  }
  worker.once('error', (error) => onLost(thread, error))
  worker.once('exit', (code) => onLost(thread, new Error(`It ended with ${code}.`)))
  return thread
}
