import { getUserAccount, searchUsers, suspendUser } from '@sild/contract/accounts/staff-operations'
import { type SuspensionGround, suspensionGrounds } from '@sild/contract/accounts/staff-schemas'
import { limits } from '@sild/contract/limits'
import { useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { Button, Card, Heading, Stack, Text } from '@sild/ui'
import { ErrorSummary, Form, FormActions, RadioGroup, TextArea } from '@sild/ui/forms'

interface SuspendValues {
  ground: SuspensionGround | ''
  statement: string
}

/** The user is told both, so both are asked for. */
export function SuspendForm({ userGuid }: { userGuid: string }) {
  const notify = useNotify()
  const text = useText('mf-backoffice.users')
  const form = useOperationForm<typeof suspendUser, SuspendValues>({
    operation: suspendUser,
    schema: () => import('@sild/contract/accounts/staff-schemas').then(({ suspendUserBody }) => suspendUserBody),
    defaultValues: { ground: '', statement: '' },
    toInput: ({ ground, statement }) => ({
      params: { userGuid },
      // No choice yet is refused by the schema, beside the choice.
      body: { ground: ground || (undefined as never), statement },
    }),
    onDone: async () => {
      notify({ tone: 'success', text: text('suspend.done') })
      for (const { path } of [getUserAccount, searchUsers]) await queryClient.invalidateQueries({ queryKey: [path] })
    },
  })
  return (
    <Card as="section" padding="large">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2}>{text('suspend')}</Heading>
          <Text tone="muted">{text('suspend.text')}</Text>
        </Stack>
        <Form onSubmit={form.submit}>
          <ErrorSummary title={text('problem')} errors={form.errors} />
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
          <FormActions>
            <Button type="submit" variant="danger" isPending={form.isPending}>
              {text('suspend.submit')}
            </Button>
          </FormActions>
        </Form>
      </Stack>
    </Card>
  )
}
