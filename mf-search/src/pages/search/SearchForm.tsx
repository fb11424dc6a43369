import { SearchForm as SuggestingForm } from '@sild/dialogs/SearchForm'
import { localizedPath } from '@sild/paths'
import { useNavigate } from '@sild/router'
import { useLocale, useText } from '@sild/shell-api'
import type { ShownCategory } from '../../cards/shown-card.ts'
import { type SearchAddress, searchHref } from '../../search-address/search-address.ts'
import * as css from './SearchResults.module.css'

interface SearchFormProps {
  address: SearchAddress
  categories: readonly ShownCategory[]
}

/** Searches for the typed text with the chosen filters, on the same page. */
export function SearchForm({ address, categories }: SearchFormProps) {
  const { searchType, query } = address
  const locale = useLocale()
  const navigate = useNavigate()
  const text = useText('mf-search')
  const [action = '', kept] = searchHref(address, { query: '' }).split('?')
  const hrefOf = (words: string) => searchHref(address, { query: words })
  return (
    <SuggestingForm
      searchType={searchType}
      hrefOf={hrefOf}
      categories={categories}
      action={localizedPath(action, locale)}
      onSearch={(words) => void navigate(hrefOf(words))}
      field={{
        label: text('field'),
        placeholder: text(`field.placeholder.${searchType}`),
        submitLabel: text('submit'),
        defaultValue: query,
      }}
      className={css.search}
    >
      {[...new URLSearchParams(kept)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </SuggestingForm>
  )
}
