import type { InputOf, ReplyOf } from '@sild/api-client'
import type { Operation } from '@sild/contract/operation'
import { isApiError, useApi, useIntl, useNotify } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import type { SyntheticEvent } from 'react'
import type * as z from 'zod/mini'
import { useSectionDraft } from './use-section-draft.ts'

interface SavedFormOptions<Called extends Operation, Values extends Record<string, string>> {
  section: string
  operation: Called
  schema: () => Promise<z.ZodMiniType>
  present: Values
  /** Nothing of it was ever saved: then there is something to send, or to miss, also where nothing was touched. */
  isNew?: boolean
  toInput: (values: Values) => InputOf<Called> & { body: unknown }
  onSaved: (reply: ReplyOf<Called>) => void | Promise<void>
  /** Reads the newer version, so that the next attempt is made against it. */
  reload: () => Promise<unknown>
}

/** A part of a page that is saved by itself: nothing is sent that was not touched, and nothing typed is lost to a newer version. */
export function useSavedForm<Called extends Operation, Values extends Record<string, string>>({
  section,
  operation,
  schema,
  present,
  isNew = false,
  toInput,
  onSaved,
  reload,
}: SavedFormOptions<Called, Values>) {
  const api = useApi()
  const intl = useIntl()
  const notify = useNotify()
  const draft = useSectionDraft(section, present)
  const form = useOperationForm<Called, Values>({
    operation,
    schema,
    defaultValues: present as never,
    toInput,
    draft,
    send: async (input) => {
      try {
        return await api.call(operation, input)
      } catch (error) {
        if (isApiError(error) && error.code === 'company-changed-meanwhile') await reload()
        throw error
      }
    },
    onDone: async (reply, values) => {
      form.reset(values)
      await onSaved(reply)
      notify({ tone: 'success', text: intl.formatMessage({ id: 'mf-account.my-company.saved' }) })
    },
  })
  const { isDirty } = form.formState
  const submit = (event: SyntheticEvent) => {
    if (isDirty || isNew) return void form.submit(event)
    event.preventDefault()
    notify({ tone: 'information', text: intl.formatMessage({ id: 'mf-account.form.unchanged' }) })
  }
  return { ...form, submit, keptAt: draft.savedAt }
}
