import type { NamedCategory } from '@sild/contract/content/category-schemas'
import { useFailureText, useLocale, useText } from '@sild/shell-api'
import { FieldError, Select, Text } from '@sild/ui'
import { FormDialog } from '@sild/ui/heavy'
import { useRef, useState } from 'react'
import { useApprovalRequest } from '../../approvals/use-approval.ts'

interface MergeCategoryDialogProps {
  category: NamedCategory
  /** In the language of the reader. */
  name: string
  /** Into which it may be merged. */
  offered: readonly NamedCategory[]
  onClose: () => void
  onDone: () => void
}

/** Chooses the category to merge this one into. */
export function MergeCategoryDialog({ category, name, offered, onClose, onDone }: MergeCategoryDialogProps) {
  const locale = useLocale()
  const failureText = useFailureText()
  const [intoId, setIntoId] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const choice = useRef<HTMLSelectElement>(null)
  const merge = useApprovalRequest('mergeCategory', {
    onSuccess: () => {
      onDone()
      onClose()
    },
  })
  const text = useText('mf-backoffice.categories.merge')
  return (
    <FormDialog
      isDanger
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (!intoId) {
          setIsMissing(true)
          choice.current?.focus()
          return
        }
        merge.mutate({ params: { categoryId: category.categoryId }, body: { intoId: Number(intoId) } })
      }}
      title={text('title', { name })}
      closeLabel={text('cancel')}
      submitLabel={text('submit')}
      cancelLabel={text('cancel')}
      isPending={merge.isPending}
    >
      <Text tone="muted">{text('text')}</Text>
      <Select
        ref={choice}
        name="into"
        label={text('into')}
        placeholder={text('choose')}
        error={isMissing && !intoId ? text('missing') : undefined}
        value={intoId}
        options={offered.map(({ categoryId, names }) => ({ value: String(categoryId), label: names[locale] }))}
        onChange={({ target }) => setIntoId(target.value)}
      />
      {merge.error && <FieldError>{failureText(merge.error)}</FieldError>}
    </FormDialog>
  )
}
