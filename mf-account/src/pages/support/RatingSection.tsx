import { limits } from '@sild/contract/limits'
import { rateTicket } from '@sild/contract/support/ticket-operations'
import type { TicketDetails } from '@sild/contract/support/ticket-schemas'
import { useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Button, Card, Heading, Rating, Stack, Text } from '@sild/ui'
import { ErrorSummary, Form, FormActions, RadioGroup, TextArea } from '@sild/ui/forms'
import { useState } from 'react'
import { showTicket } from './show-ticket.ts'
import { ticketInput } from './support-input.ts'

const marks = ['1', '2', '3', '4', '5'].map((mark) => ({ value: mark, label: mark }))

/** How good the answer was, of a ticket that is closed. */
export function RatingSection({ ticket }: { ticket: TicketDetails }) {
  const [isChanging, setIsChanging] = useState(false)
  const text = useText('mf-account.support.rating')
  const { rating } = ticket
  return (
    <Card as="section" padding="large" aria-labelledby="rating">
      <Stack gap={16}>
        <Heading level={2} id="rating">
          {text('title')}
        </Heading>
        {rating && !isChanging ? (
          <>
            <Rating value={rating.rating} label={text('given', { rating: rating.rating })} />
            {rating.comment && <Text>{rating.comment}</Text>}
            <div>
              <Button variant="quiet" onClick={() => setIsChanging(true)}>
                {text('change')}
              </Button>
            </div>
          </>
        ) : (
          <RatingForm ticket={ticket} onRated={() => setIsChanging(false)} />
        )}
      </Stack>
    </Card>
  )
}

function RatingForm({ onRated, ticket: { guid, rating } }: { ticket: TicketDetails; onRated: () => void }) {
  const notify = useNotify()
  const text = useText('mf-account.support')
  const values = { rating: rating ? String(rating.rating) : '', comment: rating?.comment ?? '' }
  const form = useOperationForm<typeof rateTicket, typeof values>({
    operation: rateTicket,
    schema: () => import('@sild/contract/support/ticket-schemas').then(({ rateTicketBody }) => rateTicketBody),
    defaultValues: values,
    problems: (typed) => (typed.rating ? {} : { rating: 'choice-required' }),
    toInput: ({ comment, rating: mark }) => ({
      ...ticketInput(guid),
      body: { rating: Number(mark), comment: comment.trim() || null },
    }),
    onDone: (ticket) => {
      notify({ tone: 'success', text: text('rating.done') })
      onRated()
      showTicket(ticket)
    },
  })
  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary title={text('problem')} errors={form.errors} />
      <RadioGroup
        layout="row"
        label={text('rating.mark')}
        hint={text('rating.scale')}
        error={form.messageOf('rating')}
        options={marks}
        {...form.register('rating')}
      />
      <TextArea
        label={text('rating.comment')}
        optionalLabel={text('optional')}
        rows={3}
        limit={limits.shortDescription.max}
        remainingText={(remaining) => text('remaining', { remaining })}
        error={form.messageOf('comment')}
        {...form.register('comment')}
      />
      <FormActions>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {text('rating.submit')}
        </Button>
      </FormActions>
    </Form>
  )
}
