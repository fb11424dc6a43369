import { isOffered } from '@sild/contract/content/offered'
import { listCategories } from '@sild/contract/content/operations'
import type { Locale, SearchType } from '@sild/contract/enums'
import { limits } from '@sild/contract/limits'
import { listSearchHistory } from '@sild/contract/search/operations'
import { listSearchSuggestions } from '@sild/contract/search/suggestion-operations'
import { type Catalog, createCatalog, useApi, useLocale, useSession } from '@sild/shell-api'
import { useEffect, useRef, useState } from 'react'
import { loadTexts } from '../load-texts.ts'
import type { Known, KnownCategory } from './suggestion-groups.ts'

const afterMs = 200
/** The latest of what a member has searched for: alone, and beside what else begins so. */
const LATEST = 6
const SOME = 3

async function loadIntl(locale: Locale): Promise<Catalog['intl']> {
  const texts = await loadTexts(locale)
  const { add, intl } = createCatalog(locale)
  add(texts.default)
  return intl
}

export interface Suggested extends Known {
  readonly index: SearchType
  readonly intl: Catalog['intl']
}

/**
 * What begins like what is typed, once the typing pauses, with the texts that go with it. Where it cannot be had there is just nothing
 * to choose.
 */
export function useSuggestions(index: SearchType, given: readonly KnownCategory[] | undefined) {
  const api = useApi()
  const locale = useLocale()
  const isMember = useSession().kind === 'member'
  const read = useRef<Promise<readonly KnownCategory[]>>(undefined)
  const [typed, setTyped] = useState<string | null>(null)
  const [suggested, setSuggested] = useState<Suggested | null>(null)
  useEffect(() => {
    if (typed === null) return
    const controller = new AbortController()
    const { signal } = controller
    const isLongEnough = [...typed].length >= limits.autocomplete.min
    /** Asked for once; it belongs to no letter, so it is not given up with one. */
    const readCategories = () =>
      (read.current ??= api.call(listCategories, {}).then(
        ({ list }) => list.filter(isOffered),
        () => {
          read.current = undefined
          return []
        },
      ))
    const find = async (): Promise<Suggested | null> => {
      if (!isLongEnough && !isMember) return null
      const [intl, { queries: history }, found, categories] = await Promise.all([
        loadIntl(locale),
        isMember
          ? api
              .call(listSearchHistory, { body: { query: typed, index, limit: typed ? SOME : LATEST }, signal })
              .catch(() => ({ queries: [] }))
          : { queries: [] },
        isLongEnough
          ? api.call(listSearchSuggestions, { body: { query: typed, index }, signal })
          : { queries: [], companies: [], tags: [], cities: [] },
        isLongEnough ? (given ?? readCategories()) : [],
      ])
      return { index, typed, categories, history, found, intl }
    }
    const show = async () => {
      const next = await find().catch(() => null)
      // A late reply belongs to an earlier text.
      if (signal.aborted) return
      // A user who has reached an option of the same answer is not sent back from it.
      setSuggested((last) => (last?.typed === next?.typed && last?.index === next?.index ? last : next))
    }
    const timer = setTimeout(() => void show(), afterMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, given, index, isMember, locale, typed])
  return {
    suggested,
    /** Null where nothing is being typed any more. */
    ask(next: string | null) {
      setTyped(next)
      if (next === null) setSuggested(null)
    },
  }
}
