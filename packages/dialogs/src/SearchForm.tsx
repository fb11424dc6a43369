import type { SearchType } from '@sild/contract/enums'
import { pressedKey, SearchField, type SearchFieldProps } from '@sild/ui'
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { KnownCategory } from './suggestions/suggestion-groups.ts'
import type { Suggesting, SuggestingHandle } from './suggestions/Suggesting.tsx'

interface SearchFormProps {
  /** The search type, which decides the order of the suggestions. */
  searchType: SearchType
  /** Address of the search for the given words with the current filters. */
  hrefOf: (words: string) => string
  /** Categories with a name in the reader's language; without them, they are queried by their first letters. */
  categories?: readonly KnownCategory[]
  /** The form's action, which works without scripts. */
  action: string
  /** Called instead of the action if the page stays open. */
  onSearch?: (words: string) => void
  field: Pick<SearchFieldProps, 'defaultValue' | 'label' | 'placeholder' | 'size' | 'submitLabel'>
  label?: string
  /** Class of the form; it positions the list below the form. */
  className: string | undefined
  /** Other controls, before the field. */
  children: ReactNode
}

const neverChanges = () => () => {}
const loadSuggesting = async () =>
  (await import(/* webpackChunkName: "suggestions" */ './suggestions/Suggesting.tsx')).Suggesting

/**
 * A form that works without scripts; with them it shows suggestions. Their code is loaded when the user reaches the
 * field.
 */
export function SearchForm({
  action,
  categories,
  children,
  className,
  field: { label: fieldLabel, ...field },
  hrefOf,
  label,
  onSearch,
  searchType,
}: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  // The server renders a plain field: it becomes a combobox only after hydration.
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const [Loaded, setLoaded] = useState<typeof Suggesting>()
  const [{ isShown, reached }, setReached] = useState<{ isShown: boolean; reached: string | null }>(nothing)
  const suggesting = useRef<SuggestingHandle>(null)
  /** Whether the user opened the list before its code was loaded. */
  const isAwaited = useRef(false)

  function write(words: string) {
    if (input.current) input.current.value = words
  }
  function load() {
    if (Loaded) return
    // If the code does not load, the field works without suggestions.
    loadSuggesting().then(
      (Part) => setLoaded(() => Part),
      () => undefined,
    )
  }
  function suggest() {
    if (suggesting.current) return suggesting.current.suggest()
    isAwaited.current = true
    load()
  }
  function take(handle: SuggestingHandle | null) {
    suggesting.current = handle
    if (!handle || !isAwaited.current) return
    isAwaited.current = false
    handle.suggest()
  }
  function press(event: KeyboardEvent) {
    if (suggesting.current) suggesting.current.press(event)
    else if (['ArrowDown', 'ArrowUp'].includes(pressedKey(event))) suggest()
  }
  function close() {
    isAwaited.current = false
    suggesting.current?.close()
  }
  function search(event: SyntheticEvent<HTMLFormElement>) {
    isAwaited.current = false
    suggesting.current?.leave(undefined)
    if (!onSearch) return
    event.preventDefault()
    // A text field's value is a string.
    onSearch((new FormData(event.currentTarget).get('query') as string).trim())
  }
  return (
    <form role="search" aria-label={label} action={action} onSubmit={search} className={className}>
      {children}
      <SearchField
        {...field}
        ref={input}
        name="query"
        label={fieldLabel}
        {...(isAlive && {
          role: 'combobox',
          autoComplete: 'off',
          'aria-autocomplete': 'list',
          'aria-expanded': isShown,
          'aria-controls': isShown ? listId : undefined,
          'aria-activedescendant': reached ?? undefined,
        })}
        // Focusing a field that has text does not open the list.
        onFocus={({ target }) => (target.value === '' ? suggest() : load())}
        onClick={suggest}
        onChange={suggest}
        onKeyDown={press}
        onBlur={close}
      />
      {Loaded && (
        <Loaded
          ref={take}
          id={listId}
          read={() => input.current?.value.trim() ?? null}
          write={write}
          searchType={searchType}
          hrefOf={hrefOf}
          categories={categories}
          onReach={setReached}
        />
      )}
    </form>
  )
}

const nothing = { isShown: false, reached: null }
