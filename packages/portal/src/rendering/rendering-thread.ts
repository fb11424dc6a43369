import { hash } from 'node:crypto'
import { type MessagePort, parentPort } from 'node:worker_threads'
import { type ApiClient, isApiError } from '@sild/api-client'
import { addModules, hasModules, importRelease } from '@sild/registry'
import type { Renderer, ShellServerModule } from '@sild/registry/renderer'
import { createExchange } from './exchange.ts'
import { plainError } from './packed-error.ts'
import { pageStateAddress } from './page-state-address.ts'
import type { PageProblem, RenderedPage, RenderedState } from './page-api.ts'
import type { MainAnswers, SetInput, ThreadAnswers } from './questions.ts'

/** The code of releases runs here and nowhere else in the BFF: it may loop, leak or throw, and takes nothing with it but this thread. */
const renderers = new Map<string, { renderer: Renderer; releasesInAddress: string }>()
const running = new Map<number, AbortController>()

const utf8 = new TextEncoder()
/** 132 bits of it. */
const HASH_LENGTH = 22

const openSet = (rev: string) => {
  const set = renderers.get(rev)
  if (!set) throw new Error(`The set ${rev} is not open.`)
  return set
}
const apiOf = (page: number): ApiClient => ({
  async call(operation, { signal: _signal, ...input }) {
    const { result } = JSON.parse(await main.ask('call', { page, operation, input })) as { result: never } // As the operation replies.
    return result
  },
})

async function open({ releasesInAddress, rev, ...input }: SetInput): Promise<void> {
  const shellId = input.snapshot.remotes['shell']?.id ?? ''
  const importRemote = async (name: string): Promise<unknown> => {
    const { id = '', isSwitchedOff } = input.snapshot.remotes[name] ?? {}
    // Its code may be loaded, from a set that had it switched on.
    if (isSwitchedOff) throw new Error(`${name} is switched off.`)
    if (!hasModules(name, id)) addModules(name, id, await main.ask('files', { rev, name }))
    return importRelease(name, id, shellId)
  }
  const { createRenderer } = (await importRemote('shell')) as ShellServerModule // The build has made it so.
  renderers.set(rev, { releasesInAddress, renderer: createRenderer({ ...input, importRemote }) })
}

const answers: ThreadAnswers = {
  open,
  close: ({ rev }) => void renderers.delete(rev),
  warm: ({ rev }) => openSet(rev).renderer.warm(),
  async render({ page, request, rev }) {
    const ending = new AbortController()
    const { releasesInAddress, renderer } = openSet(rev)
    let state: RenderedState | null = null
    const keepRendered = (json: string): string => {
      state = {
        json,
        address: pageStateAddress(hash('sha256', json, 'base64url').slice(0, HASH_LENGTH), releasesInAddress),
      }
      return state.address
    }
    running.set(page, ending)
    try {
      const renderInput = { ...request, api: apiOf(page), signal: ending.signal, keepRendered }
      const rendered = await renderer.render(renderInput)
      if (rendered.kind !== 'document') return rendered
      return { ...rendered, state, html: utf8.encode(rendered.html), problems: rendered.problems.map(problemOf) }
    } finally {
      running.delete(page)
    }
  },
  abort: ({ page, reason }) => running.get(page)?.abort(new DOMException(reason, 'TimeoutError')),
  ping: () => true,
}

const problemOf = (thrown: unknown): PageProblem => ({ error: plainError(thrown), isOfApi: isApiError(thrown) })
const bytesIn = (answer: unknown): ArrayBuffer[] => {
  const page = answer as RenderedPage | undefined // Other answers have no kind.
  return page?.kind === 'document' ? [page.html.buffer] : []
}
const main = createExchange<MainAnswers>(parentPort as MessagePort, answers, bytesIn) // Only ever started as a thread.
const reportStray = (error: unknown): void => void main.ask('stray', plainError(error))
process.on('uncaughtException', reportStray)
process.on('unhandledRejection', reportStray)
