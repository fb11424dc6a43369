import type { IntlShape } from '@formatjs/intl'
import type { Locale } from '@sild/contract/enums'
import type { Catalog, RemoteModule } from '@sild/shell-api'
import { createCatalog } from '@sild/shell-api'
import type { ReactNode } from 'react'

export interface Catalogs {
  intl: (locale: Locale) => IntlShape<ReactNode>
  add: (locale: Locale, apps: readonly string[]) => Promise<void>
}

/** One catalog a language for all documents of a set of releases: messages of different remotes never collide. */
export function createCatalogs(importRemote: (name: string) => Promise<RemoteModule>): Catalogs {
  const catalogs = new Map<Locale, { catalog: Catalog; apps: Set<string> }>()
  const of = (locale: Locale) => {
    const known = catalogs.get(locale) ?? { catalog: createCatalog(locale), apps: new Set<string>() }
    catalogs.set(locale, known)
    return known
  }
  return {
    intl: (locale) => of(locale).catalog.intl,
    add: async (locale, names) => {
      const { catalog, apps } = of(locale)
      for (const name of names) {
        if (apps.has(name)) continue
        catalog.add((await (await importRemote(name)).loadMessages(locale)).default)
        apps.add(name)
      }
    },
  }
}
