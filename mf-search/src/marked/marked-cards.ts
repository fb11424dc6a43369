import {
  addFavorite,
  getBlacklist,
  hideCard,
  listFavoriteLists,
  removeFavorite,
  showCard,
} from '@sild/contract/search/favorite-operations'
import type { CardReference, FavoriteReference } from '@sild/contract/search/favorite-schemas'
import { onForgetUser, useApi, useSession } from '@sild/shell-api'
import { useEffect, useSyncExternalStore } from 'react'

type Api = ReturnType<typeof useApi>
type Guids = ReadonlySet<string>
/** Guids of the user's favourites and hidden results. */
export interface MarkedCards {
  readonly favorites: Guids
  readonly hidden: Guids
  /** Hidden results as stored on the server; null until loaded. */
  readonly savedHidden: Guids | null
  /** How many changes the server has saved. */
  readonly savedChanges: number
}

/** A separate store, because public pages do not load the query cache. */
const none: MarkedCards = { favorites: new Set(), hidden: new Set(), savedHidden: null, savedChanges: 0 }
let marked = none
let reading: Promise<void> | null = null
const listeners = new Set<() => void>()

function show(next: MarkedCards): void {
  marked = next
  for (const listener of listeners) listener()
}
onForgetUser(() => {
  reading = null
  show(none)
})

const guidsOf = (cards: readonly FavoriteReference[]): Guids => new Set(cards.map(({ cardGuid }) => cardGuid))

/** Loads once for all cards and pages, until sign-out. If it fails, nothing is marked. */
async function read(api: Api, isWanted: () => boolean): Promise<void> {
  try {
    const [lists, blacklist] = await Promise.all([api.call(listFavoriteLists, {}), api.call(getBlacklist, {})])
    if (!isWanted()) return
    const hidden = guidsOf(blacklist.list)
    const favorites = guidsOf(lists.list.flatMap(({ cards }) => cards))
    show({ ...marked, favorites, hidden, savedHidden: hidden })
  } catch {
    if (isWanted()) reading = null
  }
}
function readOnce(api: Api): Promise<void> {
  if (reading) return reading
  const begun: Promise<void> = read(api, () => reading === begun)
  reading = begun
  return begun
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useMarkedCards(): MarkedCards {
  const api = useApi()
  const session = useSession()
  const userGuid = session.kind === 'member' ? session.user.guid : null
  useEffect(() => {
    if (userGuid) void readOnce(api)
  }, [api, userGuid])
  return useSyncExternalStore(
    subscribe,
    () => marked,
    () => none,
  )
}

const withCard = (guids: Guids, guid: string, isIn: boolean): Guids => {
  const next = new Set(guids)
  if (isIn) next.add(guid)
  else next.delete(guid)
  return next
}

interface Change {
  readonly list: 'favorites' | 'hidden'
  readonly guid: string
  readonly isIn: boolean
  readonly save: () => Promise<unknown>
}
async function change(api: Api, { list, guid, isIn, save }: Change): Promise<void> {
  await readOnce(api)
  const mark = (isMarked: boolean) => show({ ...marked, [list]: withCard(marked[list], guid, isMarked) })
  mark(isIn)
  try {
    await save()
    const savedHidden =
      list === 'hidden' ? withCard(marked.savedHidden ?? marked.hidden, guid, isIn) : marked.savedHidden
    show({ ...marked, savedHidden, savedChanges: marked.savedChanges + 1 })
  } catch (error) {
    mark(!isIn)
    throw error
  }
}

/** Applies at once, and reverts if the server refuses. @throws ApiError */
export const setFavorite = (api: Api, card: FavoriteReference, isFavorite: boolean): Promise<void> =>
  change(api, {
    list: 'favorites',
    guid: card.cardGuid,
    isIn: isFavorite,
    save: () =>
      isFavorite
        ? api.call(addFavorite, { body: card })
        : api.call(removeFavorite, { params: { guid: card.cardGuid } }),
  })
/** @throws ApiError */
export const setHidden = (api: Api, card: CardReference, isHidden: boolean): Promise<void> =>
  change(api, {
    list: 'hidden',
    guid: card.cardGuid,
    isIn: isHidden,
    save: () => api.call(isHidden ? hideCard : showCard, { body: card }),
  })
