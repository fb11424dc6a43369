import { limits } from '@sild/contract/limits'
import { localizedPath } from '@sild/paths'
import { useNavigate } from '@sild/router'
import { useLocale, useText } from '@sild/shell-api'
import { SearchField, VisuallyHidden } from '@sild/ui'
import { useId, useRef, useSyncExternalStore } from 'react'
import type { ShownCategory } from '../../cards/shown-card.ts'
import { type SearchAddress, searchHref } from '../../search-address/search-address.ts'
import * as css from './SearchResults.module.css'
import { useCombobox } from './suggestions/use-combobox.ts'
import { useSuggestions } from './suggestions/use-suggestions.ts'

interface SearchFormProps {
  address: SearchAddress
  categories: readonly ShownCategory[]
}

const neverChanges = () => () => {}

/** A form that works without scripts; with them it proposes what may be meant, and the page stays. */
export function SearchForm({ address, categories }: SearchFormProps) {
  const { searchType, query } = address
  const locale = useLocale()
  const navigate = useNavigate()
  const text = useText('mf-search')
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  // The document has a plain field: it is announced as a choice as soon as it is one.
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const { suggested, ask } = useSuggestions(address, categories)
  const askForTyped = () => ask(field.current?.value.trim() ?? null)
  const shown = suggested && suggested.groups.length > 0 ? suggested : null
  const { list, isShown, reached, open, close, press } = useCombobox({ filling: shown, onAsk: askForTyped })
  const [action = '', kept] = searchHref(address, { query: '' }).split('?')
  function leave(words: string | undefined) {
    close()
    ask(null)
    if (field.current && words !== undefined) field.current.value = words
  }
  function suggest() {
    open()
    askForTyped()
  }
  return (
    <form
      role="search"
      action={localizedPath(action, locale)}
      onSubmit={(event) => {
        event.preventDefault()
        // A text field's value is a string.
        const entered = new FormData(event.currentTarget).get('query') as string
        leave(undefined)
        void navigate(searchHref(address, { query: entered.trim() }))
      }}
      className={css.search}
    >
      {[...new URLSearchParams(kept)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        ref={field}
        name="query"
        label={text('field')}
        placeholder={text(`field.placeholder.${searchType}`)}
        submitLabel={text('submit')}
        defaultValue={query}
        maxLength={limits.searchQuery.max}
        {...(isAlive && {
          role: 'combobox',
          autoComplete: 'off',
          'aria-autocomplete': 'list',
          'aria-expanded': isShown,
          'aria-controls': isShown ? listId : undefined,
          'aria-activedescendant': reached ?? undefined,
        })}
        // Whoever only passes by a field with words in it sees no list.
        onFocus={({ target }) => target.value === '' && suggest()}
        onClick={suggest}
        onChange={suggest}
        onKeyDown={press}
        onBlur={close}
      />
      {isAlive && (
        <VisuallyHidden as="div" aria-live="polite">
          {isShown &&
            shown &&
            text('suggestions.count', { count: shown.groups.flatMap(({ suggestions }) => suggestions).length })}
        </VisuallyHidden>
      )}
      {isShown && shown && (
        <shown.List
          ref={list}
          id={listId}
          typed={shown.typed}
          groups={shown.groups}
          active={reached}
          onChoose={({ words }) => leave(words)}
        />
      )}
    </form>
  )
}
