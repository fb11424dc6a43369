import { limits } from '@sild/contract/limits'
import { localizedPath } from '@sild/paths'
import { useNavigate } from '@sild/router'
import { useLocale, useText } from '@sild/shell-api'
import { SearchField } from '@sild/ui'
import { type SearchAddress, searchHref } from '../../search-address/search-address.ts'
import * as css from './SearchResults.module.css'
import { useSuggestions } from './use-suggestions.ts'

const SUGGESTIONS = 'search-suggestions'

export function SearchForm({ address }: { address: SearchAddress }) {
  const { searchType, query } = address
  const locale = useLocale()
  const navigate = useNavigate()
  const { suggestions, ask } = useSuggestions(searchType)
  const text = useText('mf-search')
  const [action = '', kept] = searchHref(address, { query: '' }).split('?')
  return (
    <form
      role="search"
      // Works without scripts; with them the page stays.
      action={localizedPath(action, locale)}
      onSubmit={(event) => {
        event.preventDefault()
        // A text field's value is a string.
        const entered = new FormData(event.currentTarget).get('query') as string
        void navigate(searchHref(address, { query: entered.trim() }))
      }}
      className={css.search}
    >
      {[...new URLSearchParams(kept)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        name="query"
        label={text('field')}
        placeholder={text(`field.placeholder.${searchType}`)}
        submitLabel={text('submit')}
        defaultValue={query}
        maxLength={limits.searchQuery.max}
        // With proposals it is announced as a choice, which it is not before.
        list={suggestions.length > 0 ? SUGGESTIONS : undefined}
        onFocus={({ target }) => ask(target.value)}
        onChange={({ target }) => ask(target.value)}
      />
      <datalist id={SUGGESTIONS}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </form>
  )
}
