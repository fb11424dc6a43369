import { keysOf } from '@sild/contract/keys'
import { type Draft, useDraft } from '@sild/shell-api'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import type { OperationForm } from './forms.ts'

interface Typed<Values> {
  values: Values
  /** The server's values of these fields when the user touched them or last chose between versions. */
  base: Values
}

export interface Edit<Values> {
  draft: Draft<Values>
  /** Fields that were changed here and elsewhere: the user decides between the two. */
  newer: readonly (keyof Values & string)[]
  keepOwn: () => void
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const differs = <Values extends object>(present: Values, values: Values): boolean =>
  keysOf(present).some((name) => !isSame(present[name], values[name]))

/** Untouched fields take the server's value. Fields that both sides changed are returned as `newer`. */
export function merge<Values extends object>(present: Values, typed: Typed<Values>) {
  const values = { ...typed.values }
  const base = { ...typed.base }
  const newer: (keyof Values & string)[] = []
  for (const name of keysOf(present)) {
    if (isSame(present[name], base[name])) continue
    if (isSame(values[name], base[name])) values[name] = present[name]
    if (isSame(values[name], present[name])) base[name] = present[name]
    else newer.push(name)
  }
  return { values, base, newer }
}

/**
 * Stores the user's changes over the server's values until they are saved. Server values are never stored as the
 * user's.
 */
export function useEdit<Values extends object>(
  key: string,
  present: Values,
  parse: (stored: unknown) => Values | undefined,
): Edit<Values> {
  const kept = useDraft<Typed<Values> | null>(key, { empty: null, parse: (stored) => readTyped(stored, parse) })
  const { values, base, newer } = merge(present, kept.value ?? { values: present, base: present })
  const isKeptForNothing = kept.value !== null && !differs(present, values)
  const discard = useEffectEvent(() => kept.discard())
  // It was saved meanwhile, here or elsewhere, or typed back.
  useEffect(() => {
    if (isKeptForNothing) discard()
  }, [isKeptForNothing])
  const draft: Draft<Values> = {
    ...kept,
    value: values,
    change: (changed) => (kept.value || differs(present, changed)) && kept.change({ values: changed, base }),
    // The server has these values now: any difference was typed since.
    discardSent: (sent) =>
      kept.update((typed) => (typed && differs(sent, typed.values) ? { values: typed.values, base: sent } : null)),
  }
  return { draft, newer, keepOwn: () => kept.change({ values, base: { ...base, ...present } }) }
}

/** Updates a form with newer server values, and requires a choice before it overwrites any of them. */
export function useReview<Values extends FieldValues>(
  form: Pick<OperationForm<Values>, 'getValues' | 'setValue' | 'errors'>,
  present: Values,
  { draft, newer, keepOwn }: Edit<Values>,
) {
  const [isAsked, setAsked] = useState(false)
  const [answered, setAnswered] = useState(form.errors)
  const shown = useRef(present)
  const fill = (name: keyof Values & string, value: unknown) =>
    // A name of the values is a path of them.
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>)
  const follow = useEffectEvent(() => {
    for (const name of keysOf(present)) {
      const isNewer = !isSame(present[name], shown.current[name])
      // As above.
      if (isNewer && !isSame(form.getValues(name as Path<Values>), draft.value[name])) fill(name, draft.value[name])
    }
    shown.current = present
  })
  const content = JSON.stringify(present)
  useEffect(() => follow(), [content])

  const choose = (decide: () => void) => () => {
    decide()
    setAsked(false)
    setAnswered(form.errors)
  }
  return {
    isOpen: isAsked && newer.length > 0,
    ask: () => setAsked(true),
    close: () => setAsked(false),
    /** Call before sending: asks the user if a newer value would be overwritten. */
    isInTheWay: () => {
      setAsked(newer.length > 0)
      return newer.length > 0
    },
    /** What the form has to say, where the choice does not say it. */
    errors: newer.length > 0 || answered === form.errors ? none : form.errors,
    take: choose(() => newer.forEach((name) => fill(name, present[name]))),
    keep: choose(keepOwn),
  }
}

const none: OperationForm<FieldValues>['errors'] = []

function readTyped<Values>(stored: unknown, parse: (stored: unknown) => Values | undefined): Typed<Values> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { values, base } = stored as Partial<Record<keyof Typed<Values>, unknown>> // Both are parsed below.
  const read = { values: parse(values), base: parse(base) }
  return read.values && read.base ? { values: read.values, base: read.base } : undefined
}
