import { limits } from '@sild/contract/limits'
import { locales } from '@sild/contract/enums'
import { nameTag } from '@sild/contract/publications/tag-operations'
import type { StaffTag } from '@sild/contract/publications/tag-schemas'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Text } from '@sild/ui'
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
    <OperationDialog
      onClose={onClose}
      title={text('title', { label: tag.label })}
      form={form}
      labels={{ submit: text('submit'), cancel: text('cancel'), problem: text('problem') }}
      explained={<Text tone="muted">{text('text')}</Text>}
    >
      <NameFields form={form} maxLength={limits.tag.max} />
    </OperationDialog>
  )
}
