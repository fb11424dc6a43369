import { Button, DescriptionList, Heading, Prose, Stack, Text } from '@sild/ui'
import { Dialog } from '@sild/ui/heavy'
import type { ReactNode } from 'react'
import type { DialogTexts } from '../lazy-dialog.tsx'

interface NewerVersionDialogProps {
  /** Fields that were changed both here and elsewhere. */
  fields: readonly { label: string; newer: ReactNode; own: ReactNode }[]
  onTake: () => void
  onKeep: () => void
  /** Decides later. */
  onClose: () => void
}

export function NewerVersionDialog({ intl, fields, onTake, onKeep, onClose }: NewerVersionDialogProps & DialogTexts) {
  const text = (id: string) => intl.formatMessage({ id: `dialogs.${id}` })
  const shown = (value: ReactNode) => <Prose isPlainText>{value || text('newer.empty')}</Prose>
  return (
    <Dialog
      isOpen
      isDismissable={false}
      onClose={onClose}
      title={text('newer.title')}
      closeLabel={text('cancel')}
      actions={
        <>
          <Button onClick={onTake}>{text('newer.take')}</Button>
          <Button onClick={onKeep}>{text('newer.keep')}</Button>
        </>
      }
    >
      <Stack gap={24}>
        <Text tone="muted">{text('newer.explained')}</Text>
        {fields.map(({ label, newer, own }) => (
          <Stack key={label} gap={8}>
            <Heading level={3}>{label}</Heading>
            <DescriptionList
              layout="stacked"
              items={[
                { term: text('newer.theirs'), description: shown(newer) },
                { term: text('newer.own'), description: shown(own) },
              ]}
            />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )
}
