import { getUserAccount, searchUsers, suspendUser } from '@sild/contract/accounts/staff-operations'
import { type SuspensionGround, suspensionGrounds, type UserAccount } from '@sild/contract/accounts/staff-schemas'
import { limits } from '@sild/contract/limits'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { Text } from '@sild/ui'
import { RadioGroup, TextArea } from '@sild/ui/forms'

interface SuspendValues {
  ground: SuspensionGround | ''
  statement: string
}

interface SuspendDialogProps {
  user: UserAccount
  onClose: () => void
}

/** The user sees the ground and the statement, so both are required. */
export function SuspendDialog({ onClose, user: { email, guid: userGuid } }: SuspendDialogProps) {
  const notify = useNotify()
  const text = useText('mf-backoffice.users')
  const form = useOperationForm<typeof suspendUser, SuspendValues>({
    operation: suspendUser,
    schema: () => import('@sild/contract/accounts/staff-schemas').then(({ suspendUserBody }) => suspendUserBody),
    defaultValues: { ground: '', statement: '' },
    toInput: ({ ground, statement }) => ({
      params: { userGuid },
      // The schema rejects a missing choice, with an error next to it.
      body: { ground: ground || (undefined as never), statement },
    }),
    onDone: async () => {
      notify({ tone: 'success', text: text('suspend.done') })
      for (const { path } of [getUserAccount, searchUsers]) await queryClient.invalidateQueries({ queryKey: [path] })
      onClose()
    },
  })
  return (
    <OperationDialog
      isDanger
      onClose={onClose}
      title={text('suspend.of', { email })}
      form={form}
      labels={{ submit: text('suspend.submit'), cancel: text('suspend.cancel'), problem: text('problem') }}
      explained={<Text tone="muted">{text('suspend.text')}</Text>}
    >
      <RadioGroup
        label={text('ground')}
        error={form.messageOf('ground')}
        options={suspensionGrounds.map((ground) => ({ value: ground, label: text(`ground.${ground}`) }))}
        {...form.register('ground')}
      />
      <TextArea
        label={text('statement')}
        hint={text('statement.hint')}
        rows={4}
        limit={limits.shortDescription.max}
        remainingText={(remaining) => text('remaining', { remaining })}
        error={form.messageOf('statement')}
        {...form.register('statement')}
      />
    </OperationDialog>
  )
}
