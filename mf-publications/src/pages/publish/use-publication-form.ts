import type { CardType } from '@sild/contract/enums'
import type { createExpert, updateExpert } from '@sild/contract/publications/operations'
import type { OwnPublication } from '@sild/contract/publications/schemas'
import { type Draft, useDraft } from '@sild/shell-api'
import { type OperationForm, useOperationForm } from '@sild/shell-api/forms'
import { useState } from 'react'
import { createOf, updateOf } from './operations.ts'
import {
  bodyOf,
  emptyPublication,
  fieldOfPath,
  type PublicationValues,
  readPublicationDraft,
  valuesOf,
} from './publication-values.ts'

export interface Publishing {
  cardType: CardType
  /** Changed by the form; absent for a new one. */
  edited?: OwnPublication | undefined
  /** Where the fields of a new one start from. */
  template?: OwnPublication | undefined
  onDone: (publication: OwnPublication) => void | Promise<void>
}

export function usePublicationForm({
  cardType,
  edited,
  template,
  onDone,
}: Publishing): OperationForm<PublicationValues> & { draft: Draft<PublicationValues> } {
  const source = edited ?? template
  const [initial] = useState(() => (source ? valuesOf(source) : emptyPublication))
  const draft = useDraft<PublicationValues>(`publish-${cardType}-${source?.guid ?? 'new'}-${edited?.revision ?? ''}`, {
    empty: initial,
    parse: readPublicationDraft,
  })
  const { operation, schema } = edited ? updateOf[cardType] : createOf[cardType]
  const form = useOperationForm<typeof createExpert | typeof updateExpert, PublicationValues, OwnPublication>({
    // The six operations take what the expert's two take, less speciality, and answer alike.
    operation: operation as typeof createExpert | typeof updateExpert,
    schema,
    defaultValues: initial,
    fieldOf: fieldOfPath,
    toInput: (values) =>
      ({
        params: { guid: edited?.guid ?? '' },
        body: { ...bodyOf(values, cardType), ...(edited && { revision: edited.revision }) },
      }) as never,
    onDone,
    draft,
  })
  return { ...form, draft }
}
