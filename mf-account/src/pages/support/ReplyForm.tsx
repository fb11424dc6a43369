import { limits } from '@sild/contract/limits'
import { replyToTicket } from '@sild/contract/support/ticket-operations'
import { readTexts, typedSince, useDraft, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Button } from '@sild/ui'
import { ErrorSummary, Form, FormActions, TextArea } from '@sild/ui/forms'
import { showTicket } from './show-ticket.ts'
import { ticketInput } from './support-input.ts'
import { useMessageFiles } from './use-message-files.ts'

const empty = { message: '' }

/** Goes on with a ticket; what is typed stays until it is sent. */
export function ReplyForm({ guid }: { guid: string }) {
  const files = useMessageFiles()
  const text = useText('mf-account.support')
  const draft = useDraft(`ticket-${guid}`, { empty, parse: readTexts(empty) })
  const form = useOperationForm<typeof replyToTicket, typeof empty>({
    operation: replyToTicket,
    schema: () => import('@sild/contract/support/ticket-schemas').then(({ replyToTicketBody }) => replyToTicketBody),
    defaultValues: empty,
    toInput: (body) => ({ ...ticketInput(guid), body: { ...body, files: files.arrived } }),
    draft,
    onDone: (ticket, sent) => {
      form.reset(typedSince(form.getValues(), sent, empty))
      files.clear()
      showTicket(ticket)
    },
  })
  return (
    <Form onSubmit={(event) => (files.areReady() ? form.submit(event) : event.preventDefault())}>
      <ErrorSummary title={text('problem')} errors={form.errors} />
      <TextArea
        label={text('ticket.reply')}
        rows={4}
        limit={limits.ticketMessage.max}
        remainingText={(remaining) => text('remaining', { remaining })}
        error={form.messageOf('message')}
        {...form.register('message')}
      />
      {files.field}
      <FormActions>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {text('ticket.send')}
        </Button>
      </FormActions>
    </Form>
  )
}
