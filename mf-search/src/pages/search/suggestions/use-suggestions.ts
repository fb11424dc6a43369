import { limits } from '@sild/contract/limits'
import { listSearchHistory } from '@sild/contract/search/operations'
import { listSearchSuggestions } from '@sild/contract/search/suggestion-operations'
import { useApi, useSession } from '@sild/shell-api'
import { useEffect, useState } from 'react'
import type { ShownCategory } from '../../../cards/shown-card.ts'
import type { SearchAddress } from '../../../search-address/search-address.ts'
import type { SuggestionGroup } from './suggestion-groups.ts'
import type { SuggestionList } from './SuggestionList.tsx'

const afterMs = 200
/** The latest of what a member has searched for: alone, and beside what else begins so. */
const LATEST = 6
const SOME = 3

const loadList = () => import(/* webpackChunkName: "suggestions" */ './SuggestionList.tsx')

export interface Suggested {
  readonly typed: string
  readonly groups: readonly SuggestionGroup[]
  readonly List: typeof SuggestionList
}

/**
 * What begins like what is typed, once the typing pauses, together with the code that shows it. Where it cannot be had there is just
 * nothing to choose.
 */
export function useSuggestions(address: SearchAddress, categories: readonly ShownCategory[]) {
  const api = useApi()
  const isMember = useSession().kind === 'member'
  const [typed, setTyped] = useState<string | null>(null)
  const [suggested, setSuggested] = useState<Suggested | null>(null)
  useEffect(() => {
    if (typed === null) return
    const controller = new AbortController()
    const { signal } = controller
    const { searchType: index } = address
    const isEnough = [...typed].length >= limits.autocomplete.min
    const find = async (): Promise<Suggested | null> => {
      if (!isEnough && !isMember) return null
      const [{ SuggestionList: List, suggestionGroups }, { queries: history }, found] = await Promise.all([
        loadList(),
        isMember
          ? api
              .call(listSearchHistory, { body: { query: typed, index, limit: typed ? SOME : LATEST }, signal })
              .catch(() => ({ queries: [] }))
          : { queries: [] },
        isEnough
          ? api.call(listSearchSuggestions, { body: { query: typed, index }, signal })
          : { queries: [], companies: [], tags: [], cities: [] },
      ])
      const shown = isEnough ? categories : []
      return { typed, List, groups: suggestionGroups({ typed, address, categories: shown, history, found }) }
    }
    const show = async () => {
      const next = await find().catch(() => null)
      // What comes late belongs to what was typed before.
      if (!signal.aborted) setSuggested(next)
    }
    const timer = setTimeout(() => void show(), afterMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [address, api, categories, isMember, typed])
  return {
    suggested,
    /** Null where nothing is being typed any more. */
    ask(next: string | null) {
      setTyped(next)
      if (next === null) setSuggested(null)
    },
  }
}
