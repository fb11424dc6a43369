import type { CardType } from '@sild/contract/enums'
import { getMyPublication, type createExpert, type updateExpert } from '@sild/contract/publications/operations'
import { missingParts } from '@sild/contract/publications/missing-parts'
import type { OwnPublication } from '@sild/contract/publications/schemas'
import { isApiError, useApi, useExpectAnswer, useTrack } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { useEdit, useReview } from '@sild/shell-api/newer-version'
import { queryClient } from '@sild/shell-api/query'
import { useState } from 'react'
import { createOf, updateOf } from './operations.ts'
import {
  bodyOf,
  copyOf,
  emptyPublication,
  fieldOfPath,
  type PublicationValues,
  readPublicationDraft,
  valuesOf,
} from './publication-values.ts'
import { useAnswers } from './use-answers.ts'

export interface Publishing {
  cardType: CardType
  /** Changed by the form; absent for a new one. */
  edited?: OwnPublication | undefined
  /** Initial values of a new publication. */
  template?: OwnPublication | undefined
  onDone: (publication: OwnPublication) => void | Promise<void>
}

/** The drafts of a copy and of an edit have different names. */
function draftOf({ cardType, edited, template }: Pick<Publishing, 'cardType' | 'edited' | 'template'>): string {
  const what = edited ? edited.guid : template ? `like-${template.guid}` : 'new'
  return `publish-${cardType}-${what}`
}

export function usePublicationForm({ cardType, edited, template, onDone }: Publishing) {
  const api = useApi()
  const expectAnswer = useExpectAnswer()
  const track = useTrack()
  const [initial] = useState(() => (edited ? valuesOf(edited) : template ? copyOf(template) : emptyPublication))
  const present = edited ? valuesOf(edited) : initial
  const edit = useEdit(draftOf({ cardType, edited, template }), present, readPublicationDraft)
  const answersOf = useAnswers(cardType, [...present.locations, ...edit.draft.value.locations])
  const { operation, schema } = edited ? updateOf[cardType] : createOf[cardType]
  const form = useOperationForm<typeof createExpert | typeof updateExpert, PublicationValues, OwnPublication>({
    // The six operations accept the input of the expert's two, without speciality, and have the same replies.
    operation: operation as typeof createExpert | typeof updateExpert,
    schema,
    defaultValues: initial,
    fieldOf: fieldOfPath,
    // The schema checks these only if nothing else is wrong.
    problems: (values) =>
      Object.fromEntries(
        Object.entries(missingParts(bodyOf(values, cardType))).map(([path, code]) => [fieldOfPath(path), code]),
      ),
    toInput: (values) =>
      ({
        params: { guid: edited?.guid ?? '' },
        body: { ...bodyOf(values, cardType), ...(edited && { revision: edited.revision }) },
      }) as never, // Input of the chosen operation. Its revision prevents a change from being made twice.
    ...(edited && {
      send: async (input) => {
        try {
          // While editing, the operation is one of the three updates.
          return await api.call(operation as typeof updateExpert, input as never)
        } catch (error) {
          if (isApiError(error) && error.code === 'publication-changed-meanwhile') {
            await queryClient.invalidateQueries({ queryKey: [getMyPublication.path] })
            review.ask()
          }
          throw error
        }
      },
    }),
    onDone: async (publication, values) => {
      await onDone(publication)
      if (values.isDraft) return
      track('publication_sent', { cardType, isNew: !edited })
      expectAnswer()
    },
    draft: edit.draft,
  })
  const review = useReview(form, present, edit)
  const changedTwice = () => {
    const [newer, own] = [answersOf(present), answersOf(edit.draft.value)]
    return edit.newer.flatMap((name) =>
      name === 'isDraft' ? [] : [{ label: newer[name][0], newer: newer[name][1], own: own[name][1] }],
    )
  }
  return {
    ...form,
    errors: review.errors,
    submit: async () => (review.isInTheWay() ? undefined : form.submit()),
    keptAt: edit.draft.savedAt,
    newer: review.isOpen && {
      fields: changedTwice(),
      onTake: review.take,
      onKeep: review.keep,
      onClose: review.close,
    },
  }
}
