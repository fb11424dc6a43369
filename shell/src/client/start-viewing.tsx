import type { Locale } from '@sild/contract/enums'
import type { Catalog } from '@sild/shell-api'
import { lookAsOneself, markedViewing } from '@sild/shell-api/viewing'
import type { createStore } from 'jotai'
import { appBannersAtom } from '../banners/app-banners-atom.ts'
import { ViewingFrame } from '../banners/ViewingFrame.tsx'
import en from '../messages/viewing/en.json'
import et from '../messages/viewing/et.json'
import fr from '../messages/viewing/fr.json'
import type { SessionClient } from '../session/session.ts'
import { createViewingSession } from '../session/viewing-session.ts'

type Store = ReturnType<typeof createStore>
interface StartViewingInput {
  catalog: Catalog
  locale: Locale
  own: SessionClient
  ownStore: Store
  store: Store
}

const texts = { en, et, fr }

/** Starts the session of an impersonation, and the banner over every page that shows it. */
export function startViewing({ catalog, ...input }: StartViewingInput): SessionClient {
  const { locale, store } = input
  const viewing = markedViewing()
  catalog.add(texts[locale])
  store.set(appBannersAtom, <ViewingFrame />)
  return createViewingSession({ ...input, viewing, leave: () => lookAsOneself(viewing, locale) })
}
