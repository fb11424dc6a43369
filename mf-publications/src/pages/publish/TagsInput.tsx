import { constants, limits } from '@sild/contract/limits'
import { createTag, searchHintTags } from '@sild/contract/publications/operations'
import type { Tag } from '@sild/contract/publications/schemas'
import { useApi, useFailureText, useText } from '@sild/shell-api'
import type { FieldProps } from '@sild/ui'
import { TagField } from '@sild/ui/forms'
import { useEffect, useState } from 'react'

const searchDelayMs = 200
const shortestSearch = limits.autocomplete.min

interface TagsInputProps extends FieldProps {
  name: string
  value: Tag[]
  /** Suggests tags of this category first. */
  categoryId: number | null
  onChange: (tags: Tag[]) => void
  onBlur: () => void
}

/** Tags of the list, or one's own: an unknown word becomes a tag when it is added. */
export function TagsInput({ value, onChange, error, categoryId, ...field }: TagsInputProps) {
  const api = useApi()
  const failureText = useFailureText()
  const [search, setSearch] = useState('')
  const [answer, setAnswer] = useState<{ search: string; found: readonly Tag[] }>()
  const [refusal, setRefusal] = useState<string | undefined>()
  const found = answer?.found ?? []
  const isUnknown = answer?.search === search && found.length === 0
  const text = useText('mf-publications.publish.tags')

  useEffect(() => {
    if (search.length < shortestSearch) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      api
        .call(searchHintTags, {
          body: { categoryId, search: search.slice(0, limits.tag.max), limit: constants.hintTagLimit },
          signal: controller.signal,
        })
        .then(({ tags }) => setAnswer({ search, found: tags }))
        // A search that fails shows no suggestions; one's own tag can still be added (S8-HTTP-09).
        .catch(() => setAnswer(undefined))
    }, searchDelayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, categoryId, search])

  function suggest(typed: string) {
    setSearch(typed)
    if (typed.length < shortestSearch) setAnswer(undefined)
  }

  async function change(labels: string[]) {
    setRefusal(undefined)
    const known = new Map([...value, ...found].map((tag) => [tag.label, tag]))
    try {
      const unknown = labels.find((label) => !known.has(label))
      if (unknown) known.set(unknown, await api.call(createTag, { body: { tag: unknown } }))
      onChange(labels.flatMap((label) => known.get(label) ?? []))
    } catch (failure) {
      setRefusal(failureText(failure))
    }
  }

  return (
    <TagField
      {...field}
      error={refusal ?? error}
      value={value.map(({ label }) => label)}
      onChange={(labels) => void change(labels)}
      onSearch={suggest}
      suggestions={found.map(({ label }) => label)}
      maxTags={limits.tags.max}
      labels={{
        suggestions: text('suggestions'),
        remove: (tag) => text('remove', { tag }),
        add: (tag) => text(isUnknown ? 'unknown' : 'add', { tag }),
      }}
    />
  )
}
