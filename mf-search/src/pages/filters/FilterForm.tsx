import type { SearchFiltersReply } from '@sild/contract/search/schemas'
import { localizedPath } from '@sild/paths'
import { choiceParameters } from '@sild/paths/search-filters'
import { useNavigate } from '@sild/router'
import { useLocale } from '@sild/shell-api'
import { useRef } from 'react'
import type { KnownNames } from '../../search-address/filter-names.ts'
import { type SearchAddress, searchHref, toggledFilter, withoutFilters } from '../../search-address/search-address.ts'
import { FilterFields } from './FilterFields.tsx'
import type { WrittenFilter } from './filter-values.ts'
import { chosenIn } from './use-filter-form.ts'

interface FilterFormProps {
  /** The id for the submit button, which may be outside the form. */
  id: string
  address: SearchAddress
  counted: SearchFiltersReply
  known: KnownNames
  onChoose: (address: SearchAddress) => void
  onSent?: () => void
}

/** The checkbox of a value; case does not matter. */
const boxOf = (form: HTMLFormElement, name: WrittenFilter, value: string): HTMLInputElement | undefined =>
  [...form.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name=${choiceParameters[name]}]`)].find(
    (box) => box.value.toLowerCase() === value.toLowerCase(),
  )

/** All filters as one form, which leads to the results and works without scripts. */
export function FilterForm({ id, address, counted, known, onChoose, onSent }: FilterFormProps) {
  const locale = useLocale()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  // Keeps the query and the order, which are not part of this form.
  const [action = '', kept] = searchHref(address, withoutFilters).split('?')
  return (
    <form
      ref={form}
      id={id}
      action={localizedPath(action, locale)}
      onChange={({ currentTarget }) => onChoose(chosenIn(currentTarget, address))}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(searchHref(chosenIn(event.currentTarget, address, { isSent: true })))
        onSent?.()
      }}
    >
      {[...new URLSearchParams(kept)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <FilterFields
        address={address}
        counted={counted}
        known={known}
        onAdd={(name, value) => {
          if (!form.current) return
          const box = boxOf(form.current, name, value)
          if (box) box.checked = true
          const chosen = chosenIn(form.current, address)
          onChoose(box ? chosen : { ...chosen, ...toggledFilter(chosen, name, value) })
        }}
      />
    </form>
  )
}
