import { limits } from '@sild/contract/limits'
import { createTicket } from '@sild/contract/support/ticket-operations'
import { paths } from '@sild/paths'
import { useNavigate, useSearchParams } from '@sild/router'
import { readTexts, useDraft, useNotify, useText, useTrack } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { useRecentFailures } from '@sild/shell-api/recent-failures'
import { Button, ButtonLink, Card, PageHeader, Text, TextField } from '@sild/ui'
import { ErrorSummary, Form, FormActions, TextArea } from '@sild/ui/forms'
import { useState } from 'react'
import { showTicket } from './show-ticket.ts'
import { useMessageFiles } from './use-message-files.ts'

interface NewTicketValues {
  title: string
  message: string
}

export function NewTicket() {
  const notify = useNotify()
  const navigate = useNavigate()
  const track = useTrack()
  const files = useMessageFiles()
  const requestIds = useRecentFailures()
  const [parameters] = useSearchParams()
  const text = useText('mf-account.support')
  const [empty] = useState<NewTicketValues>(() => ({
    title: (parameters.get('title') ?? '').slice(0, limits.ticketTitle.max),
    message: '',
  }))
  // Each subject has its own draft.
  const draft = useDraft(`ticket ${empty.title}`, { empty, parse: readTexts(empty) })
  const form = useOperationForm<typeof createTicket, NewTicketValues>({
    operation: createTicket,
    schema: () => import('@sild/contract/support/ticket-schemas').then(({ createTicketBody }) => createTicketBody),
    defaultValues: empty,
    toInput: (values) => ({ body: { ...values, files: files.arrived, requestIds: [...requestIds] } }),
    draft,
    onDone: async (ticket) => {
      track('ticket_sent', { fileCount: files.arrived.length })
      showTicket(ticket)
      notify({ tone: 'success', text: text('create.done') })
      await navigate(paths.ticket(ticket.guid), { replace: true })
    },
  })
  return (
    <>
      <PageHeader title={text('create.title')} description={text('create.description')} />
      <Card padding="large">
        <Form onSubmit={(event) => (files.areReady() ? form.submit(event) : event.preventDefault())}>
          <ErrorSummary title={text('problem')} errors={form.errors} />
          <TextField label={text('field.title')} error={form.messageOf('title')} {...form.register('title')} />
          <TextArea
            label={text('field.message')}
            rows={8}
            limit={limits.ticketMessage.max}
            remainingText={(remaining) => text('remaining', { remaining })}
            error={form.messageOf('message')}
            {...form.register('message')}
          />
          {files.field}
          {requestIds.length > 0 && (
            <Text size={14} tone="muted">
              {text('create.errors')}
            </Text>
          )}
          <FormActions>
            <Button type="submit" variant="primary" isPending={form.isPending}>
              {text('create.submit')}
            </Button>
            <ButtonLink variant="quiet" href={paths.support()}>
              {text('back')}
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </>
  )
}
