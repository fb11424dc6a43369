import type { IntlShape } from '@formatjs/intl'
import type { Locale } from '@sild/contract/enums'
import type { Catalog, Messages, RemoteModule } from '@sild/shell-api'
import { createCatalog } from '@sild/shell-api'
import type { ReactNode } from 'react'
import { findRoute, remoteOf } from '../routing/match.ts'

export interface Catalogs {
  intl: (locale: Locale) => IntlShape<ReactNode>
  add: (locale: Locale, apps: readonly string[], routeIds?: readonly string[]) => Promise<void>
}

/** One catalog a language for all documents of a set of releases: messages of different remotes never collide. */
export function createCatalogs(importRemote: (name: string) => Promise<RemoteModule>): Catalogs {
  const catalogs = new Map<Locale, { catalog: Catalog; added: Set<string> }>()
  const of = (locale: Locale) => {
    const known = catalogs.get(locale) ?? { catalog: createCatalog(locale), added: new Set<string>() }
    catalogs.set(locale, known)
    return known
  }
  return {
    intl: (locale) => of(locale).catalog.intl,
    add: async (locale, apps, routeIds = []) => {
      const { added, catalog } = of(locale)
      const addOnce = async (name: string, load: () => Promise<{ default: Messages } | undefined>) => {
        if (added.has(name)) return
        const texts = await load()
        if (texts) catalog.add(texts.default)
        added.add(name)
      }
      for (const name of apps) await addOnce(name, async () => (await importRemote(name)).loadMessages(locale))
      for (const id of routeIds)
        await addOnce(id, async () => findRoute((await importRemote(remoteOf(id))).routes, id)?.loadMessages?.(locale))
    },
  }
}
