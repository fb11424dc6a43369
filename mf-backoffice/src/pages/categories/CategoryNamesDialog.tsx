import { nameCategory } from '@sild/contract/content/category-operations'
import type { NamedCategory } from '@sild/contract/content/category-schemas'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Text } from '@sild/ui'
import { NameFields, type Names } from '../../names/NameFields.tsx'

interface CategoryNamesDialogProps {
  category: NamedCategory
  /** In the language of the reader. */
  name: string
  onClose: () => void
  onDone: () => void
}

export function CategoryNamesDialog({ category, name, onClose, onDone }: CategoryNamesDialogProps) {
  const text = useText('mf-backoffice.categories.names')
  const form = useOperationForm<typeof nameCategory, Names>({
    operation: nameCategory,
    schema: () => import('@sild/contract/content/category-schemas').then(({ categoryNamesBody }) => categoryNamesBody),
    defaultValues: category.names,
    toInput: (body) => ({ params: { categoryId: category.categoryId }, body }),
    onDone: () => {
      onDone()
      onClose()
    },
  })
  return (
    <OperationDialog
      onClose={onClose}
      title={text('title', { name })}
      form={form}
      labels={{ submit: text('submit'), cancel: text('cancel'), problem: text('problem') }}
      explained={<Text tone="muted">{text('text')}</Text>}
    >
      <NameFields form={form} maxLength={60} />
    </OperationDialog>
  )
}
