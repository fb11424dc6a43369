import { nameCategory } from '@sild/contract/content/category-operations'
import type { NamedCategory } from '@sild/contract/content/category-schemas'
import { useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Text } from '@sild/ui'
import { ErrorSummary } from '@sild/ui/forms'
import { FormDialog } from '@sild/ui/heavy'
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
    <FormDialog
      onClose={onClose}
      onSubmit={form.submit}
      title={text('title', { name })}
      closeLabel={text('cancel')}
      submitLabel={text('submit')}
      cancelLabel={text('cancel')}
      isPending={form.isPending}
    >
      <Text tone="muted">{text('text')}</Text>
      <ErrorSummary title={text('problem')} errors={form.errors} />
      <NameFields form={form} maxLength={60} />
    </FormDialog>
  )
}
