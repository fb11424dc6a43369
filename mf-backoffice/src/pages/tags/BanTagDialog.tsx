import type { StaffTag } from '@sild/contract/publications/tag-schemas'
import { useFailureText, useText } from '@sild/shell-api'
import { FieldError, Text } from '@sild/ui'
import { FormDialog } from '@sild/ui/heavy'
import { useApprovalRequest } from '../../approvals/use-approval.ts'
import { TagEffect } from './TagEffect.tsx'

interface BanTagDialogProps {
  tag: StaffTag
  onClose: () => void
  onDone: () => void
}

export function BanTagDialog({ onClose, onDone, tag }: BanTagDialogProps) {
  const failureText = useFailureText()
  const ban = useApprovalRequest('banTag', {
    onSuccess: () => {
      onDone()
      onClose()
    },
  })
  const text = useText('mf-backoffice.tags.ban')
  return (
    <FormDialog
      isDanger
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        ban.mutate({ params: { tagGuid: tag.guid } })
      }}
      title={text('title', { label: tag.label })}
      closeLabel={text('cancel')}
      submitLabel={text('submit')}
      cancelLabel={text('cancel')}
      isPending={ban.isPending}
    >
      <Text tone="muted">{text('text')}</Text>
      <TagEffect tag={tag} />
      {ban.error && <FieldError>{failureText(ban.error)}</FieldError>}
    </FormDialog>
  )
}
