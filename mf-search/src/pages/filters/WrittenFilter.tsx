import { searchHintTags } from '@sild/contract/publications/operations'
import { limits } from '@sild/contract/limits'
import { choiceParameters } from '@sild/paths/search-filters'
import { useApi, useIntl } from '@sild/shell-api'
import { Button, pressedKey, TextField } from '@sild/ui'
import { useEffect, useId, useRef, useState } from 'react'
import type { SearchAddress } from '../../search-address/search-address.ts'
import { ChoiceFilter, type FilterProps } from './ChoiceFilter.tsx'
import * as css from './FilterFields.module.css'
import type { WrittenFilter as WrittenName } from './filter-values.ts'

const afterMs = 200

type WrittenProps = FilterProps & {
  name: WrittenName
  /** Adds another value. */
  onAdd: (name: WrittenName, value: string) => void
}

/** The frequent values, and a field for any other. Without scripts the typed text is sent as a value. */
export function WrittenFilter({ name, onAdd, ...props }: WrittenProps) {
  const intl = useIntl()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const hints = useTagHints(name === 'tags' ? typed : '', props.address)
  const suggestions = [...new Set([...hints, ...props.counted.values.map(({ value }) => value)])]
  const add = () => {
    const value = field.current?.value.trim()
    if (!field.current || !value) return
    field.current.value = ''
    setTyped('')
    onAdd(name, value)
  }
  return (
    <ChoiceFilter {...props}>
      <div className={css.written}>
        <TextField
          ref={field}
          label={intl.formatMessage({ id: `mf-search.filters.add.${name}` })}
          id={`${listId}-field`}
          name={choiceParameters[name]}
          list={listId}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (pressedKey(event) !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button onClick={add}>{intl.formatMessage({ id: 'mf-search.filters.add' })}</Button>
      </div>
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </ChoiceFilter>
  )
}

/** Tags that start with the typed text, those of the chosen category first; none if loading fails. */
function useTagHints(typed: string, { categoryIds }: SearchAddress): readonly string[] {
  const api = useApi()
  const [hints, setHints] = useState<readonly string[]>([])
  const categoryId = categoryIds.length === 1 ? categoryIds[0] : undefined
  const search = typed.trim()
  useEffect(() => {
    if ([...search].length < limits.autocomplete.min || search.length > limits.tag.max) return
    const controller = new AbortController()
    const ask = async () => {
      const body = { search, ...(categoryId !== undefined && { categoryId }) }
      const found = await api.call(searchHintTags, { body, signal: controller.signal }).catch(() => ({ tags: [] }))
      if (!controller.signal.aborted) setHints(found.tags.map(({ label }) => label))
    }
    const timer = setTimeout(() => void ask(), afterMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, categoryId, search])
  return hints
}
