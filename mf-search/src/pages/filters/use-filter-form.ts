import { countSearchFilters } from '@sild/contract/search/operations'
import type { SearchFiltersReply } from '@sild/contract/search/schemas'
import { useApi } from '@sild/shell-api'
import { useEffect, useState } from 'react'
import { conditionsOf, readSearchAddress, type SearchAddress, searchHref } from '../../search-address/search-address.ts'

const afterMs = 200

/**
 * The chosen values in a form of filters, by their names in the address. A value that is being typed counts once the
 * form is sent.
 */
export function chosenIn(form: HTMLFormElement, address: SearchAddress, { isSent = false } = {}): SearchAddress {
  const [path = ''] = searchHref(address).split('?')
  const url = new URL(path, location.origin)
  const drafts = isSent ? [] : [...form.querySelectorAll<HTMLInputElement>('input[list]')]
  for (const [name, value] of new FormData(form))
    if (!drafts.some((draft) => draft.name === name && draft.value === value))
      // The fields contain texts and no files.
      url.searchParams.append(name, value as string)
  return readSearchAddress(url)
}

/**
 * Reloads the counts after a change, once the user pauses. If that fails the last counts stay, and the total is
 * unknown.
 */
export function useFilterForm(initial: SearchAddress, first: SearchFiltersReply | null) {
  const api = useApi()
  const [address, setAddress] = useState(initial)
  const [counts, setCounts] = useState({ of: first && initial, reply: first, hasFailed: false })
  useEffect(() => {
    if (counts.of === address) return
    const controller = new AbortController()
    const { signal } = controller
    const count = async () => {
      try {
        const reply = await api.call(countSearchFilters, { body: conditionsOf(address), signal })
        if (!signal.aborted) setCounts({ of: address, reply, hasFailed: false })
      } catch {
        if (!signal.aborted) setCounts((last) => ({ ...last, of: address, hasFailed: true }))
      }
    }
    const timer = setTimeout(() => void count(), counts.reply ? afterMs : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, address, counts])
  return {
    address,
    counted: counts.reply,
    hasFailed: counts.hasFailed,
    isCounting: counts.of !== address,
    choose: setAddress,
    retry: () => setCounts({ of: null, reply: null, hasFailed: false }),
  }
}
