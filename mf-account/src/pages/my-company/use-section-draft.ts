import { type Draft, readTexts, useDraft } from '@sild/shell-api'
import { useEffect, useEffectEvent } from 'react'

type Texts = Record<string, string>

/** Keeps what is typed into a part of the page until it is saved; what the server has is never kept as if it were typed. */
export function useSectionDraft<Values extends Texts>(section: string, present: Values): Draft<Values> {
  const draft = useDraft<Values | null>(`my-company-${section}`, {
    empty: null,
    parse: readTexts(present),
  })
  const isKeptForNothing = draft.value !== null && !differs(present, draft.value)
  const discard = useEffectEvent(() => draft.discard())
  // It was saved meanwhile, here or elsewhere, or typed back.
  useEffect(() => {
    if (isKeptForNothing) discard()
  }, [isKeptForNothing])
  return {
    ...draft,
    value: draft.value ?? present,
    change: (values) => (differs(present, values) || draft.value ? draft.change(values) : undefined),
  }
}

const differs = (present: Texts, values: Texts): boolean =>
  Object.entries(present).some(([name, value]) => values[name] !== value)
