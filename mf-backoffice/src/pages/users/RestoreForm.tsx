import { getUserAccount, restoreUser, searchUsers } from '@sild/contract/accounts/staff-operations'
import { useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { Button, Card, Heading, Stack, Text } from '@sild/ui'
import { ErrorSummary, Form, FormActions, TextArea } from '@sild/ui/forms'

/** Lifts a suspension. Only colleagues see the reason. */
export function RestoreForm({ userGuid }: { userGuid: string }) {
  const notify = useNotify()
  const text = useText('mf-backoffice.users')
  const form = useOperationForm<typeof restoreUser, { note: string }>({
    operation: restoreUser,
    schema: () => import('@sild/contract/accounts/staff-schemas').then(({ restoreUserBody }) => restoreUserBody),
    defaultValues: { note: '' },
    toInput: ({ note }) => ({ params: { userGuid }, body: { note } }),
    onDone: async () => {
      notify({ tone: 'success', text: text('restore.done') })
      for (const { path } of [getUserAccount, searchUsers]) await queryClient.invalidateQueries({ queryKey: [path] })
    },
  })
  return (
    <Card as="section" padding="large">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2}>{text('restore')}</Heading>
          <Text tone="muted">{text('restore.text')}</Text>
        </Stack>
        <Form onSubmit={form.submit}>
          <ErrorSummary title={text('problem')} errors={form.errors} />
          <TextArea
            label={text('note')}
            hint={text('note.hint')}
            rows={3}
            error={form.messageOf('note')}
            {...form.register('note')}
          />
          <FormActions>
            <Button type="submit" variant="primary" isPending={form.isPending}>
              {text('restore.submit')}
            </Button>
          </FormActions>
        </Form>
      </Stack>
    </Card>
  )
}
