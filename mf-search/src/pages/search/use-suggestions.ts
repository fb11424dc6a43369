import type { SearchType } from '@sild/contract/enums'
import { limits } from '@sild/contract/limits'
import { autocomplete, autocompleteCompanies, listSearchHistory } from '@sild/contract/search/operations'
import { useApi, useSession } from '@sild/shell-api'
import { useEffect, useState } from 'react'

const afterMs = 200
const none = (): string[] => []

/**
 * What begins like what is typed, once the typing pauses: first what a member has searched for before, then what there is. Where it
 * cannot be had there is just nothing to choose.
 */
export function useSuggestions(searchType: SearchType) {
  const api = useApi()
  const isMember = useSession().kind === 'member'
  const [typed, ask] = useState<string | null>(null)
  const [suggestions, setSuggestions] = useState<readonly string[]>([])
  useEffect(() => {
    if (typed === null) return
    const controller = new AbortController()
    const { signal } = controller
    const body = { query: typed.trim(), index: searchType }
    const searched = async (): Promise<string[]> =>
      isMember ? (await api.call(listSearchHistory, { body, signal })).queries : []
    const found = async (): Promise<string[]> => {
      if ([...body.query].length < limits.autocomplete.min) return []
      if (searchType !== 'companies')
        return (await api.call(autocomplete, { body, signal })).suggestions.map(({ text }) => text)
      return (await api.call(autocompleteCompanies, { body, signal })).suggestions.map(({ name }) => name)
    }
    const find = async () => {
      const [before, now] = await Promise.all([searched().catch(none), found().catch(none)])
      if (!signal.aborted) setSuggestions([...new Set([...before, ...now])])
    }
    const timer = setTimeout(() => void find(), afterMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, isMember, searchType, typed])
  return { suggestions, ask }
}
