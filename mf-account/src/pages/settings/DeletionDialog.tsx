import { deleteUser } from '@sild/contract/accounts/operations'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { paths } from '@sild/paths'
import { useNavigate } from '@sild/router'
import { useNotify, useSessionActions, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Text } from '@sild/ui'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'

/** Lists what is deleted and requires the password: it cannot be undone. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const { signOut } = useSessionActions()
  const text = useText('mf-account')
  const form = useOperationForm<typeof deleteUser, { currentPassword: string }>({
    operation: deleteUser,
    schema: () => import('@sild/contract/accounts/schemas').then(({ deleteUserBody }) => deleteUserBody),
    // The page behind has a field `password` already.
    defaultValues: { currentPassword: '' },
    toInput: ({ currentPassword }) => ({ body: { password: currentPassword } }),
    fieldOf: (path) => (path === 'password' ? 'currentPassword' : path),
    onDone: async () => {
      await signOut()
      // At once: without a session this page leads to signing in.
      await navigate(paths.home(), { replace: true })
      notify({ tone: 'success', text: text('settings.deletion.done') })
    },
  })
  return (
    <OperationDialog
      onClose={onClose}
      title={text('settings.deletion.question')}
      size="small"
      isDanger
      form={form}
      labels={{
        submit: text('settings.deletion.submit'),
        cancel: text('settings.deletion.cancel'),
        problem: text('form.problem'),
      }}
      explained={<Text>{text('settings.deletion.consequences')}</Text>}
    >
      <CurrentPasswordField error={form.messageOf('currentPassword')} {...form.register('currentPassword')} />
    </OperationDialog>
  )
}
