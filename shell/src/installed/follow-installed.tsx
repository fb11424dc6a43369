import { followConnection } from '../offline/follow-connection.ts'
import { cachedAtAtom } from '../offline/cached-at.ts'
import { deleteCaches, cacheSession } from '../offline/cached-replies.ts'
import { type Catalog, catchUp, notifyAtom, type Portal, sessionAtom } from '@sild/shell-api'
import type { createStore } from 'jotai'
import { sendOutbox } from '@sild/shell-api/outbox'
import { currentSubscription, registerServiceWorker, savePush } from '@sild/shell-api/push'
import { AppBanners } from './AppBanners.tsx'
import { appBannersAtom } from '../banners/app-banners-atom.ts'
import { followBadge } from './follow-badge.ts'
import { followOffers } from './follow-offers.tsx'
import { keepPages } from './keep-pages.ts'

/** Features that live as long as the document. */
interface Frame {
  catalog: Catalog
  portal: Portal
  session: { settled: Promise<unknown> }
  store: ReturnType<typeof createStore>
}

interface Following {
  onArrival: (arrived: () => void) => void
  revalidate: () => void
  /** False in development, because files change without a new address. */
  keepsPages: boolean
}

/** Features of the installed app. They are loaded only after a page is hydrated and complete. */
export async function followInstalled(
  { catalog, portal, session, store }: Frame,
  { keepsPages, onArrival, revalidate }: Following,
): Promise<void> {
  const { api, intl, locale } = portal
  catalog.add(
    (await import(/* webpackChunkName: "installed-texts.[request]" */ `../messages/installed/${locale}.json`)).default,
  )
  const { keptAt } = document.documentElement.dataset
  // The document is older than the data that was loaded for it.
  if (keptAt) store.set(cachedAtAtom, new Date(keptAt))
  const ownerOf = (): string | null => {
    const present = store.get(sessionAtom)
    return present.kind === 'member' ? present.user.guid : null
  }
  const send = async (): Promise<void> => {
    const owner = ownerOf()
    if (owner === null || !navigator.onLine) return
    await sendOutbox({
      api,
      owner,
      onSent: () => store.set(notifyAtom, { tone: 'success', text: intl.formatMessage({ id: 'shell.outbox.sent' }) }),
      onRefused: ({ message }) =>
        store.set(notifyAtom, { tone: 'error', text: intl.formatMessage({ id: 'shell.outbox.refused' }, { message }) }),
    })
  }
  const cameBack = async (): Promise<void> => {
    await send()
    if (!store.get(cachedAtAtom)) return
    store.set(cachedAtAtom, null)
    catchUp()
    revalidate()
  }
  followConnection(store, cameBack)
  store.set(appBannersAtom, <AppBanners />)
  followOffers({ store, portal })
  await session.settled
  // Sent by an earlier page, or while this one was loading.
  void send().catch(() => undefined)

  if (!('serviceWorker' in navigator) || !keepsPages) return
  const remember = (): void => {
    const present = store.get(sessionAtom)
    if (present.kind === 'member') void cacheSession(present).catch(() => undefined)
    // Data of a session that ended while no page was open.
    if (present.kind === 'guest' && navigator.onLine) void deleteCaches().catch(() => undefined)
  }
  store.sub(sessionAtom, remember)
  remember()
  followBadge(store)
  await registerServiceWorker()
  keepPages(onArrival)
  // The browser may have another subscription than the one on the server, or another user.
  const subscription = ownerOf() === null ? null : await currentSubscription()
  if (subscription) await savePush(api, subscription)
}
