import { Chip, FormField, type FieldProps } from '@sild/ui'
import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import * as css from './TagField.module.css'

export type TagFieldProps = FieldProps & {
  name?: string
  value: string[]
  onChange: (tags: string[]) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  /** Called with what is typed; the page answers by new `suggestions`. */
  onSearch?: (text: string) => void
  suggestions?: string[]
  maxTags?: number
  placeholder?: string
  labels: {
    suggestions: string
    remove: (tag: string) => string
    /** The last choice of the list when nothing matches exactly: "Add “rust”". */
    add: (text: string) => string
  }
}

/** Enter adds what is typed or what is chosen in the list; Backspace in the empty input takes the last tag away. */
export function TagField({
  name,
  value,
  onChange,
  onBlur,
  ref,
  onSearch,
  suggestions = [],
  maxTags = 10,
  placeholder,
  labels,
  ...field
}: TagFieldProps) {
  const listId = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const typed = text.trim()
  const isTaken = (tag: string) => value.some((taken) => taken.toLowerCase() === tag.toLowerCase())
  const found = suggestions.filter((tag) => !isTaken(tag))
  const isNew = typed !== '' && !isTaken(typed) && !found.some((tag) => tag.toLowerCase() === typed.toLowerCase())
  const choices = isNew ? [...found, typed] : found
  const isFull = value.length >= maxTags
  const isListShown = isOpen && typed !== '' && choices.length > 0 && !isFull
  const optionId = (index: number) => `${listId}-${index}`

  function search(next: string) {
    setText(next)
    setOpen(true)
    setActive(-1)
    onSearch?.(next.trim())
  }

  function add(tag: string) {
    if (tag !== '' && !isFull && !isTaken(tag)) onChange([...value, tag])
    search('')
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && typed !== '') {
      event.preventDefault()
      add(choices[active] ?? typed)
    } else if (event.key === 'Escape' && isListShown) {
      event.stopPropagation()
      setOpen(false)
    } else if (event.key === 'Backspace' && text === '') {
      onChange(value.slice(0, -1))
    } else if (step && choices.length > 0) {
      event.preventDefault()
      setOpen(true)
      const from = active < 0 && step < 0 ? choices.length : active
      setActive((from + step) % choices.length)
    }
  }

  return (
    <FormField {...field} name={name}>
      {(control) => (
        <div className={css.tagField} data-invalid={control['aria-invalid']}>
          {value.length > 0 && (
            <ul className={css.tags}>
              {value.map((tag) => (
                <li key={tag}>
                  <Chip
                    removeLabel={labels.remove(tag)}
                    onRemove={() => {
                      onChange(value.filter((other) => other !== tag))
                      document.getElementById(control.id)?.focus()
                    }}
                  >
                    {tag}
                  </Chip>
                </li>
              ))}
            </ul>
          )}
          <input
            {...control}
            ref={ref}
            name={name}
            type="text"
            role="combobox"
            autoComplete="off"
            enterKeyHint="done"
            aria-autocomplete="list"
            aria-expanded={isListShown}
            aria-controls={listId}
            aria-activedescendant={isListShown && active >= 0 ? optionId(active) : undefined}
            placeholder={placeholder}
            value={text}
            onChange={(event) => search(event.target.value)}
            onKeyDown={press}
            onBlur={() => {
              setOpen(false)
              onBlur?.()
            }}
            className={css.input}
          />
          <div id={listId} role="listbox" aria-label={labels.suggestions} hidden={!isListShown} className={css.list}>
            {choices.map((tag, index) => (
              <button
                key={tag}
                id={optionId(index)}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // The input keeps the focus, otherwise its blur closes the list before the press arrives.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => add(tag)}
                className={css.option}
              >
                {isNew && index === choices.length - 1 ? labels.add(tag) : tag}
              </button>
            ))}
          </div>
        </div>
      )}
    </FormField>
  )
}
