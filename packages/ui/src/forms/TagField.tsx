import { Chip, FormField, type FieldProps } from '@sild/ui'
import { useId, type Ref } from 'react'
import * as css from './TagField.module.css'
import { useTagChoices } from './use-tag-choices.ts'

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
  const tags = useTagChoices({ value, onChange, onSearch, suggestions, maxTags })
  const { active, isShown } = tags
  return (
    <FormField {...field} name={name}>
      {(control) => (
        <div className={css.tagField} data-invalid={control['aria-invalid']}>
          <ChosenTags
            tags={value}
            removeLabel={labels.remove}
            onRemove={(tag) => {
              onChange(value.filter((other) => other !== tag))
              document.getElementById(control.id)?.focus()
            }}
          />
          <input
            {...control}
            ref={ref}
            name={name}
            type="text"
            role="combobox"
            autoComplete="off"
            enterKeyHint="done"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={isShown && active >= 0 ? optionId(listId, active) : undefined}
            placeholder={placeholder}
            value={tags.text}
            onChange={(event) => tags.search(event.target.value)}
            onKeyDown={tags.press}
            onBlur={() => {
              tags.close()
              onBlur?.()
            }}
            className={css.input}
          />
          <TagList id={listId} tags={tags} labels={labels} />
        </div>
      )}
    </FormField>
  )
}

const optionId = (listId: string, index: number) => `${listId}-${index}`

interface ChosenTagsProps {
  tags: string[]
  removeLabel: (tag: string) => string
  onRemove: (tag: string) => void
}
function ChosenTags({ onRemove, removeLabel, tags }: ChosenTagsProps) {
  if (tags.length === 0) return null
  return (
    <ul className={css.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Chip removeLabel={removeLabel(tag)} onRemove={() => onRemove(tag)}>
            {tag}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

interface TagListProps {
  id: string
  tags: ReturnType<typeof useTagChoices>
  labels: TagFieldProps['labels']
}
function TagList({ id, labels, tags: { active, add, choices, isNew, isShown } }: TagListProps) {
  return (
    <div id={id} role="listbox" aria-label={labels.suggestions} hidden={!isShown} className={css.list}>
      {choices.map((tag, index) => (
        <button
          key={tag}
          id={optionId(id, index)}
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
  )
}
