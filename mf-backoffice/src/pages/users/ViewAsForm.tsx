import { openViewing } from '@sild/contract/accounts/viewing-operations'
import { type ViewingGround, viewingGrounds } from '@sild/contract/accounts/viewing-schemas'
import { useIntl, useLocale, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { impersonate } from '@sild/shell-api/impersonation'
import { Button, Card, Heading, Stack, Text } from '@sild/ui'
import { ErrorSummary, Form, FormActions, RadioGroup } from '@sild/ui/forms'

interface ViewAsValues {
  ground: ViewingGround | ''
}

/** The user sees the ground of the impersonation, so it is required. */
export function ViewAsForm({ userGuid }: { userGuid: string }) {
  const intl = useIntl()
  const locale = useLocale()
  const text = useText('mf-backoffice.users.view-as')
  const form = useOperationForm<typeof openViewing, ViewAsValues>({
    operation: openViewing,
    schema: () => import('@sild/contract/accounts/viewing-schemas').then(({ openViewingBody }) => openViewingBody),
    defaultValues: { ground: '' },
    // The schema rejects a missing choice, with an error next to it.
    toInput: ({ ground }) => ({ params: { userGuid }, body: { ground: ground || (undefined as never) } }),
    onDone: ({ viewingGuid }) => impersonate({ viewingGuid, userGuid }, locale),
  })
  return (
    <Card as="section" padding="large">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2}>{text('title')}</Heading>
          <Text tone="muted">{text('text')}</Text>
        </Stack>
        <Form onSubmit={form.submit}>
          <ErrorSummary title={intl.formatMessage({ id: 'mf-backoffice.users.problem' })} errors={form.errors} />
          <RadioGroup
            label={text('ground')}
            hint={text('ground.hint')}
            error={form.messageOf('ground')}
            options={viewingGrounds.map((ground) => ({ value: ground, label: text(`ground.${ground}`) }))}
            {...form.register('ground')}
          />
          <FormActions>
            <Button type="submit" isPending={form.isPending}>
              {text('submit')}
            </Button>
          </FormActions>
        </Form>
      </Stack>
    </Card>
  )
}
