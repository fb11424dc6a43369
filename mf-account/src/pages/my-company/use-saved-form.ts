import type { InputOf, ReplyOf } from '@sild/api-client'
import type { Endpoint } from '@sild/contract/operation'
import { isApiError, readTexts, useApi, useIntl, useNotify } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { differs, useEdit, useReview } from '@sild/shell-api/newer-version'
import type { ReactNode, SyntheticEvent } from 'react'
import type * as z from 'zod/mini'

interface SavedFormOptions<Called extends Endpoint, Values extends Record<string, string>> {
  section: string
  operation: Called
  schema: () => Promise<z.ZodMiniType>
  present: Values
  /** Nothing of it was ever saved: then there is something to send, or to miss, also where nothing was touched. */
  isNew?: boolean
  toInput: (values: Values) => InputOf<Called> & { body: unknown }
  onSaved: (reply: ReplyOf<Called>) => void | Promise<void>
  /** Reads the newer version, so that it can be reviewed, and the next attempt is made against it. */
  reload: () => Promise<unknown>
  labelOf: (name: keyof Values & string) => string
  /** How people read the value of a field, where it does not say so itself. */
  showValue?: (name: keyof Values & string, values: Values) => ReactNode
}

/** A part of a page that is saved by itself: nothing is sent that was not touched, and no newer version is overwritten unseen. */
export function useSavedForm<Called extends Endpoint, Values extends Record<string, string>>({
  section,
  operation,
  schema,
  present,
  isNew = false,
  toInput,
  onSaved,
  reload,
  labelOf,
  showValue = (name, values) => values[name],
}: SavedFormOptions<Called, Values>) {
  const api = useApi()
  const intl = useIntl()
  const notify = useNotify()
  const edit = useEdit(`my-company-${section}`, present, readTexts(present))
  const form = useOperationForm<Called, Values>({
    operation,
    schema,
    // The form's type for a generic `Values` is a deep partial, which TypeScript cannot prove.
    defaultValues: present as never,
    toInput,
    draft: edit.draft,
    send: async (input) => {
      try {
        return await api.call(operation, input)
      } catch (error) {
        if (isApiError(error) && error.code === 'company-changed-meanwhile') {
          await reload()
          review.ask()
        }
        throw error
      }
    },
    onDone: async (reply) => {
      form.reset(undefined, { keepValues: true })
      await onSaved(reply)
      notify({ tone: 'success', text: intl.formatMessage({ id: 'mf-account.my-company.saved' }) })
    },
  })
  const review = useReview(form, present, edit)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (review.isInTheWay()) return
    if (isNew || differs(present, form.getValues())) return void form.submit(event)
    notify({ tone: 'information', text: intl.formatMessage({ id: 'mf-account.form.unchanged' }) })
  }
  return {
    ...form,
    errors: review.errors,
    submit,
    keptAt: edit.draft.savedAt,
    newer: review.isOpen && {
      fields: edit.newer.map((name) => ({
        label: labelOf(name),
        newer: showValue(name, present),
        own: showValue(name, edit.draft.value),
      })),
      onTake: review.take,
      onKeep: review.keep,
      onClose: review.close,
    },
  }
}
