import type { Locale } from '@sild/contract/enums'
import type { Catalog } from '@sild/shell-api'
import { leaveImpersonation, storedImpersonation } from '@sild/shell-api/impersonation'
import type { createStore } from 'jotai'
import { appBannersAtom } from '../banners/app-banners-atom.ts'
import { ImpersonationFrame } from '../banners/ImpersonationFrame.tsx'
import en from '../messages/viewing/en.json'
import et from '../messages/viewing/et.json'
import fr from '../messages/viewing/fr.json'
import type { SessionClient } from '../session/session.ts'
import { createImpersonationSession } from '../session/impersonation-session.ts'

type Store = ReturnType<typeof createStore>
interface StartImpersonationInput {
  catalog: Catalog
  locale: Locale
  own: SessionClient
  ownStore: Store
  store: Store
}

const texts = { en, et, fr }

/** Starts the session of an impersonation, and the banner over every page that shows it. */
export function startImpersonation({ catalog, ...input }: StartImpersonationInput): SessionClient {
  const { locale, store } = input
  const viewing = storedImpersonation()
  catalog.add(texts[locale])
  store.set(appBannersAtom, <ImpersonationFrame />)
  return createImpersonationSession({ ...input, viewing, leave: () => leaveImpersonation(viewing, locale) })
}
