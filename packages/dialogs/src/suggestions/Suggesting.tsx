import type { SearchType } from '@sild/contract/enums'
import { VisuallyHidden } from '@sild/ui'
import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect } from 'react'
import { type KnownCategory, suggestionGroups } from './suggestion-groups.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

/** What happens to the field. */
export interface SuggestingHandle {
  suggest(): void
  press(event: KeyboardEvent): void
  close(): void
  /** Hides suggestions until the user types again. */
  leave(words: string | undefined): void
}

interface SuggestingProps {
  ref: Ref<SuggestingHandle>
  id: string
  /** Text of the field, if the field exists. */
  read: () => string | null
  write: (words: string) => void
  searchType: SearchType
  hrefOf: (words: string) => string
  categories: readonly KnownCategory[] | undefined
  onReach: (state: { isShown: boolean; reached: string | null }) => void
}

/** The suggestions below a search field. */
export function Suggesting({ ref, id, read, write, searchType, hrefOf, categories, onReach }: SuggestingProps) {
  const { suggested, ask } = useSuggestions(searchType, categories)
  const groups = suggested ? suggestionGroups(suggested, { searchType, hrefOf }) : []
  const shown = suggested && groups.length > 0 ? suggested : null
  const askForTyped = () => ask(read())
  const { list, isShown, reached, open, close, press } = useCombobox({ filling: shown, onAsk: askForTyped })
  function leave(words: string | undefined) {
    close()
    ask(null)
    if (words !== undefined) write(words)
  }
  function suggest() {
    open()
    askForTyped()
  }
  useImperativeHandle(ref, () => ({ suggest, press, close, leave }))
  useLayoutEffect(() => onReach({ isShown, reached }), [isShown, onReach, reached])
  return (
    <>
      <VisuallyHidden as="div" aria-live="polite">
        {isShown &&
          shown?.intl.formatMessage(
            { id: 'dialogs.suggestions.count' },
            { count: groups.flatMap(({ suggestions }) => suggestions).length },
          )}
      </VisuallyHidden>
      {isShown && shown && (
        <SuggestionList
          ref={list}
          id={id}
          intl={shown.intl}
          typed={shown.typed}
          groups={groups}
          active={reached}
          onChoose={({ words }) => leave(words)}
        />
      )}
    </>
  )
}
