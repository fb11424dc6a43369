import { limits } from '@sild/contract/limits'
import { locales } from '@sild/contract/enums'
import { nameTag } from '@sild/contract/publications/tag-operations'
import type { StaffTag } from '@sild/contract/publications/tag-schemas'
import { useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Text } from '@sild/ui'
import { ErrorSummary } from '@sild/ui/forms'
import { FormDialog } from '@sild/ui/heavy'
import { NameFields, type Names } from '../../names/NameFields.tsx'

interface TagNamesDialogProps {
  tag: StaffTag
  onClose: () => void
  onDone: () => void
}

/** Names of a tag in each language. An empty language has no name of its own. */
export function TagNamesDialog({ onClose, onDone, tag }: TagNamesDialogProps) {
  const text = useText('mf-backoffice.tags.names')
  const form = useOperationForm<typeof nameTag, Names>({
    operation: nameTag,
    schema: () => import('@sild/contract/publications/tag-schemas').then(({ tagNamesBody }) => tagNamesBody),
    defaultValues: { en: tag.names.en ?? '', et: tag.names.et ?? '', fr: tag.names.fr ?? '' },
    toInput: (names) => ({
      params: { tagGuid: tag.guid },
      body: Object.fromEntries(
        locales.flatMap((locale) => (names[locale].trim() ? [[locale, names[locale].trim()]] : [])),
      ),
    }),
    onDone: () => {
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={form.submit}
      title={text('title', { label: tag.label })}
      closeLabel={text('cancel')}
      submitLabel={text('submit')}
      cancelLabel={text('cancel')}
      isPending={form.isPending}
    >
      <Text tone="muted">{text('text')}</Text>
      <ErrorSummary title={text('problem')} errors={form.errors} />
      <NameFields form={form} maxLength={limits.tag.max} />
    </FormDialog>
  )
}
