import type { SearchType } from '@sild/contract/enums'
import { limits } from '@sild/contract/limits'
import { autocomplete, autocompleteCompanies } from '@sild/contract/search/operations'
import { useApi } from '@sild/shell-api'
import { useEffect, useState } from 'react'

const afterMilliseconds = 200

/** What begins like what is typed, once the typing pauses. Where it cannot be had there is just nothing to choose. */
export function useSuggestions(searchType: SearchType) {
  const api = useApi()
  const [typed, ask] = useState('')
  const [suggestions, setSuggestions] = useState<readonly string[]>([])
  useEffect(() => {
    const query = typed.trim()
    if ([...query].length < limits.autocomplete.min) return
    const controller = new AbortController()
    const { signal } = controller
    const find = async (): Promise<string[]> => {
      const body = { query, index: searchType }
      if (searchType !== 'companies')
        return (await api.call(autocomplete, { body, signal })).suggestions.map(({ text }) => text)
      return (await api.call(autocompleteCompanies, { body, signal })).suggestions.map(({ name }) => name)
    }
    const timer = setTimeout(() => {
      find().then(
        (found) => setSuggestions([...new Set(found)]),
        () => undefined,
      )
    }, afterMilliseconds)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, searchType, typed])
  return { suggestions, ask }
}
