import type { RouteNode } from '@sild/registry/meta'
import type { PageModule } from '@sild/shell-api'
import { atom } from 'jotai'
import type { createStore } from 'jotai'
import { use } from 'react'
import { followLinksAsDocuments } from './links-as-documents.ts'
import { within } from './deadline.ts'

/** Whether the code of a server-rendered page is late: its HTML is readable, but not interactive yet. */
export const frozenAtom = atom<{ hasFailed: boolean; retry: () => void } | null>(null)

const patienceMs = 8000

export interface FrozenPages {
  componentOf: (node: RouteNode) => () => React.ReactNode
}

/**
 * Waits for the matched pages without a limit. React leaves the server's HTML in place meanwhile, the shell works, and
 * links load documents, because a navigation of the router would wait for the page it leaves.
 */
export function freeze(
  nodes: readonly RouteNode[],
  load: (node: RouteNode) => Promise<PageModule>,
  first: Promise<unknown>,
  store: ReturnType<typeof createStore>,
): FrozenPages {
  const arrival = Promise.withResolvers<void>()
  const attempt = async (loading: Promise<unknown>): Promise<void> => {
    store.set(frozenAtom, { hasFailed: false, retry })
    try {
      await within(loading, patienceMs)
    } catch {
      store.set(frozenAtom, { hasFailed: true, retry })
      // The page still thaws if the code loads after the deadline.
      void loading.then(thaw, () => {})
      return
    }
    thaw()
  }
  const thaw = () => {
    followLinksInPlace()
    store.set(frozenAtom, null)
    arrival.resolve()
  }
  const retry = () => void attempt(Promise.all(nodes.map(load)))

  const followLinksInPlace = followLinksAsDocuments()
  void attempt(first)

  const pages = new Map<string, Promise<PageModule>>(
    nodes.map((node) => [node.id, arrival.promise.then(() => load(node))]),
  )
  return {
    componentOf: ({ id }) =>
      function FrozenPage() {
        const { Component } = use(pages.get(id) as Promise<PageModule>) // The map contains every matched page.
        return <Component />
      },
  }
}
