import { search } from '@sild/contract/search/operations'
import { useApi } from '@sild/shell-api'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMarkedCards } from '../../marked/marked-cards.ts'
import { searchBodyOf } from '../../search-address/search-address.ts'
import { type LoadedSearch, shownFound } from './load-search.ts'

type Found = LoadedSearch['found']

/**
 * The results without the member's hidden cards. A document has the results of a guest, so they are replaced. After a
 * card is hidden on the page only the counts change: the row in its place can show it again.
 */
export function useOwnResults({ address, found: loaded }: LoadedSearch): Found {
  const api = useApi()
  const { savedHidden } = useMarkedCards()
  const [own, setOwn] = useState<{ of: Found; found: Found }>()
  const found = own?.of === loaded ? own.found : loaded
  /** The loaded results that have been compared with the hidden cards. */
  const compared = useRef<Found>(undefined)
  const replace = useEffectEvent((next: Found) => {
    const { cards, matches, promoted, promotedMatches } = found
    const isOfThisPage = compared.current === loaded
    setOwn({ of: loaded, found: isOfThisPage ? { ...next, cards, matches, promoted, promotedMatches } : next })
    compared.current = loaded
  })
  const isNew = useEffectEvent((hiddenCount: number) => !address.withHidden && found.hiddenCount !== hiddenCount)
  const bodyOf = useEffectEvent(() => searchBodyOf(address))
  useEffect(() => {
    if (!savedHidden) return
    if (!isNew(savedHidden.size)) {
      compared.current = loaded
      return
    }
    const leaving = new AbortController()
    // On failure the results stay unchanged, with a row for each hidden card.
    api.call(search, { body: bodyOf(), signal: leaving.signal }).then(
      (reply) => replace(shownFound(reply)),
      () => undefined,
    )
    return () => leaving.abort()
  }, [api, loaded, savedHidden])
  return found
}
