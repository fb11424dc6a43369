import type { SupportTicket } from '@sild/contract/support/staff-schemas'
import { useText } from '@sild/shell-api'
import { Button, Cluster, Stack } from '@sild/ui'
import { TextArea } from '@sild/ui/forms'
import type { Ref } from 'react'
import { CannedAnswers } from './CannedAnswers.tsx'
import { useAnswer } from './use-answer.ts'

interface ComposerProps {
  ticket: SupportTicket
  /** A colleague has claimed the ticket; notes are still possible. */
  isTaken: boolean
  ref: Ref<HTMLTextAreaElement>
}

export function Composer({ isTaken, ref, ticket }: ComposerProps) {
  const { append, change, filesField, isPending, message, problem, send } = useAnswer(ticket)
  const text = useText('mf-backoffice.support.composer')
  return (
    <Stack as="section" gap={12} aria-label={text('answer')}>
      <CannedAnswers ticket={ticket} onChoose={append} />
      <TextArea
        ref={ref}
        name="message"
        label={text('answer')}
        rows={6}
        lang={ticket.locale}
        error={problem}
        value={message}
        onChange={(event) => change(event.target.value)}
      />
      {filesField}
      <Cluster>
        {!isTaken && (
          <>
            <Button variant="primary" isPending={isPending} onClick={() => send('answer')}>
              {text('send')}
            </Button>
            <Button isPending={isPending} onClick={() => send('answer-and-close')}>
              {text('send-and-close')}
            </Button>
          </>
        )}
        <Button variant="quiet" isPending={isPending} onClick={() => send('note')}>
          {text('note')}
        </Button>
      </Cluster>
    </Stack>
  )
}
