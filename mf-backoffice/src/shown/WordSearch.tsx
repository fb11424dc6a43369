import { SearchField } from '@sild/ui'

interface WordSearchProps {
  /** The current query of the list. */
  words: string
  label: string
  submitLabel: string
  maxLength?: number
  /** Called with the trimmed text, or undefined if it is empty. */
  onSearch: (words: string | undefined) => void
}

/** Searches a list of the back office by words. */
export function WordSearch({ label, maxLength, onSearch, submitLabel, words }: WordSearchProps) {
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('query')
        onSearch((typeof typed === 'string' && typed.trim()) || undefined)
      }}
    >
      <SearchField
        key={words}
        name="query"
        label={label}
        placeholder={label}
        submitLabel={submitLabel}
        defaultValue={words}
        maxLength={maxLength}
      />
    </form>
  )
}
