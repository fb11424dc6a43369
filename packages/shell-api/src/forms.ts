import { ApiError, type InputOf, type ReplyOf } from '@sild/api-client'
import type { FieldErrorCode } from '@sild/contract/field-codes'
import type { Endpoint } from '@sild/contract/operation'
import { type Draft, isApiError, useApi, useFailureText, useLocale } from '@sild/shell-api'
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'

export { Controller, useWatch } from 'react-hook-form'

interface OperationFormOptions<Called extends Endpoint, Values extends FieldValues, Result> {
  operation: Called
  /**
   * Loads the body's schema of the contract: what it refuses is shown before anything is sent. Loaded when the form is first
   * checked, so that no page waits for a validator before it can be used.
   */
  schema: () => Promise<z.ZodMiniType>
  defaultValues: DefaultValues<Values>
  toInput: (values: Values) => InputOf<Called> & { body: unknown }
  /** Checks that only the form can make: a repeated password, or an address equal to the current one. */
  problems?: (values: Values) => Partial<Record<Path<Values>, FieldErrorCode>>
  /** Replaces the plain call: signing in goes through the session. */
  send?: (input: InputOf<Called>) => Promise<Result>
  /** The field that shows what is wrong at a path of the body, where the two are named differently. */
  fieldOf?: (path: string) => string
  onDone: (result: Result, values: Values) => void | Promise<void>
  /** Asked where no answer came: whether it is sent later, under the same key (`useSendLater`). */
  isTakenLater?: (input: InputOf<Called>, idempotencyKey: string) => boolean
  /** Keeps what is typed in this browser until it was sent. */
  draft?: Draft<Values>
}

export interface OperationForm<Values extends FieldValues> extends UseFormReturn<Values> {
  submit: (event?: SyntheticEvent) => Promise<void>
  /** Whether these fields are right, without sending anything; what is wrong is shown as after a refused submission. */
  check: (names: readonly Path<Values>[]) => Promise<boolean>
  isPending: boolean
  /** A new list for every refused submission, for `ErrorSummary`; `name` is absent where no field is at fault. */
  errors: { name?: string; message: string }[]
  messageOf: (name: Path<Values>) => string | undefined
}

/**
 * A form that calls one operation. Client and server refuse with the same texts beside the same fields; what was typed stays.
 * The same content sent again after a failure carries the same idempotency key, so a lost answer makes nothing twice; what is sent
 * again after it has arrived is meant a second time.
 */
export function useOperationForm<Called extends Endpoint, Values extends FieldValues, Result = ReplyOf<Called>>(
  options: OperationFormOptions<Called, Values, Result>,
): OperationForm<Values> {
  const { operation, schema, defaultValues, toInput, onDone, draft, fieldOf = (path: string) => path } = options
  const api = useApi()
  // Without `send` the result is the operation's reply.
  const send =
    options.send ?? ((input) => api.call(operation, { ...input, idempotencyKey: keys.of(input) }) as Promise<Result>)
  const locale = useLocale()
  const failureText = useFailureText()
  const form = useForm<Values>({
    defaultValues,
    resolver: async (values) => {
      const { body } = toInput(values)
      // The validator and its texts are loaded at the first check, not with the page.
      const [{ refusedFields }, loaded] = await Promise.all([import('./refused-fields.ts'), schema()]).catch(notLoaded)
      const ownProblems = options.problems?.(values) ?? {}
      const errors = await refusedFields<Values>({ schema: loaded, body, locale, fieldOf, ownProblems })
      return errors ? { values: {}, errors } : { values, errors: {} }
    },
    shouldFocusError: false,
  })
  const [refused, setRefused] = useState<OperationForm<Values>['errors']>([])
  const [isPending, setIsPending] = useState(false)
  const keys = useIdempotencyKeys()
  useDraftOf(form, draft, defaultValues)
  useLookAgain(form)

  async function sendChecked(values: Values): Promise<void> {
    try {
      const result = await send(toInput(values))
      setRefused([])
      draft?.discardSent(values)
      await onDone(result, values)
      // Not before `onDone`: if it fails, the user sends the form again and the key prevents a duplicate.
      keys.forget()
    } catch (error) {
      const input = toInput(values)
      if (isApiError(error) && error.isOffline && options.isTakenLater?.(input, keys.of(input))) {
        keys.forget()
        return draft?.discardSent(values)
      }
      const fields = isApiError(error)
        ? Object.entries(error.fields).map(([path, { message }]) => ({ name: fieldOf(path), message }))
        : []
      // A path of the body is a path of the form.
      for (const { name, message } of fields) form.setError(name as Path<Values>, { message })
      setRefused(fields.length > 0 ? fields : [{ message: failureText(error) }])
    }
  }
  const checkAndSend = form.handleSubmit(sendChecked, (errors) => setRefused(flat(errors)))
  async function submit(event?: SyntheticEvent): Promise<void> {
    // From the first check on: a pending button takes no second press while the validator loads.
    setIsPending(true)
    try {
      await checkAndSend(event)
    } catch (error) {
      if (!isApiError(error)) throw error
      setRefused([{ message: failureText(error) }])
    } finally {
      setIsPending(false)
    }
  }

  async function check(names: readonly Path<Values>[]): Promise<boolean> {
    const isRight = await form.trigger([...names])
    setRefused(names.flatMap((name) => flat({ [name]: form.getFieldState(name).error })))
    return isRight
  }

  return {
    ...form,
    check,
    isPending,
    errors: refused,
    messageOf: (name) => form.getFieldState(name, form.formState).error?.message,
    submit,
  }
}

/** For the user, code that fails to load is like a call that fails. */
function notLoaded(cause: unknown): never {
  throw new ApiError('unavailable', { status: 0, isOffline: true, cause })
}

function flat(errors: object, prefix = ''): { name: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (error === null || typeof error !== 'object') return []
    const path = prefix ? `${prefix}.${name}` : name
    return 'message' in error && typeof error.message === 'string'
      ? [{ name: path, message: error.message }]
      : flat(error, path)
  })
}

function useIdempotencyKeys(): { of: (input: unknown) => string; forget: () => void } {
  const last = useRef({ content: '', key: '' })
  return {
    of: (input) => {
      const content = JSON.stringify(input)
      if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() }
      return last.current.key
    },
    forget: () => (last.current = { content: '', key: '' }),
  }
}

/** Validates fields with a shown error again when they change; the form itself does so only after a submission. */
function useLookAgain<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  useEffect(() => {
    const subscription = form.watch((_values, { name }) => {
      if (name && form.getFieldState(name).error) void form.trigger(name)
    })
    return () => subscription.unsubscribe()
  }, [form])
}

function useDraftOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: Draft<Values> | undefined,
  defaultValues: DefaultValues<Values>,
): void {
  const isRestored = draft?.isRestored ?? false
  const restore = useEffectEvent(() => {
    if (!draft) return
    // The owner of the draft may be known late: text typed until then stays. A reset would unregister the fields and
    // end a submission.
    const typed = Object.entries(form.getValues()).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaultValues[name]),
    )
    const values = { ...draft.value, ...Object.fromEntries(typed) }
    // A name of the values is a path of them.
    for (const [name, value] of Object.entries(values)) form.setValue(name as Path<Values>, value)
    if (typed.length > 0) draft.change(values)
  })
  const keep = useEffectEvent((values: Values) => draft?.change(values))
  // Once, when the stored draft has been read; later values come from the form itself.
  useEffect(() => {
    if (!isRestored) return
    restore()
    const subscription = form.watch((values) => keep(values as Values)) // All fields have a default.
    return () => subscription.unsubscribe()
  }, [form, isRestored])
}
