import { limits } from '@sild/contract/limits'
import {
  addTicketNote,
  answerTicket,
  getTicketCustomer,
  listCannedAnswers,
} from '@sild/contract/support/staff-operations'
import type { SupportTicket } from '@sild/contract/support/staff-schemas'
import { useApi, useDraft, useFailureText, useNotify, useText } from '@sild/shell-api'
import { apiQuery, useApiMutation, useApiQuery, useQuery } from '@sild/shell-api/query'
import { Button, Cluster, Select, Stack } from '@sild/ui'
import { TextArea } from '@sild/ui/forms'
import { type Ref, useState } from 'react'
import { fillPlaceholders, placeholdersIn } from './fill-placeholders.ts'
import { ticketInput } from './inbox-input.ts'
import { useAnswerFiles } from './use-answer-files.tsx'
import { showTicket } from './use-ticket-actions.ts'

interface ComposerProps {
  ticket: SupportTicket
  /** A colleague works on it: notes are still for everybody. */
  isTaken: boolean
  ref: Ref<HTMLTextAreaElement>
}

const readText = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined)

/** An answer or a note. What is typed stays with the ticket until it is sent. */
export function Composer({ isTaken, ref, ticket }: ComposerProps) {
  const api = useApi()
  const notify = useNotify()
  const failureText = useFailureText()
  const files = useAnswerFiles()
  const [problem, setProblem] = useState<string>()
  const draft = useDraft<string>(`answer-${ticket.guid}`, { empty: '', parse: readText })
  const { data: canned } = useApiQuery(listCannedAnswers, {})
  const { data: customer } = useQuery(apiQuery(api, getTicketCustomer, ticketInput(ticket.guid)))
  const text = useText('mf-backoffice.support.composer')
  const outcome = (done: string) => ({
    onSuccess: (changed: SupportTicket, { body: { message } }: { body: { message: string } }) => {
      // What was typed since it was sent stays.
      draft.update((present) =>
        present.trim().startsWith(message) ? present.trim().slice(message.length).trimStart() : present,
      )
      showTicket(changed)
      notify({ tone: 'success', text: text(done) })
    },
    onError: (error: Error) => setProblem(failureText(error)),
  })
  const answered = outcome('sent')
  const answering = useApiMutation(answerTicket, {
    ...answered,
    onSuccess: (changed, sent) => {
      files.clear()
      answered.onSuccess(changed, sent)
    },
  })
  const noting = useApiMutation(addTicketNote, outcome('noted'))
  const isPending = answering.isPending || noting.isPending

  function insert(guid: string) {
    const found = canned.list.find((one) => one.guid === guid)
    if (!found) return
    const filled = fillPlaceholders(found.texts[ticket.locale], {
      email: customer?.email ?? ticket.requester.email,
      company: ticket.companyName,
      number: String(ticket.number),
      title: ticket.title,
    })
    setProblem(undefined)
    draft.change([draft.value.trim(), filled].filter(Boolean).join('\n\n'))
  }
  function problemOf(message: string): string | null {
    if (message === '') return text('empty')
    if ([...message].length > limits.ticketMessage.max) return text('too-long', { val: limits.ticketMessage.max })
    const left = placeholdersIn(message)
    if (left.length > 0) return text('placeholder', { places: left.join(', ') })
    return files.problem
  }
  function send(how: 'answer' | 'answer-and-close' | 'note') {
    const message = draft.value.trim()
    const found = problemOf(message)
    setProblem(found ?? undefined)
    if (found) return
    const input = ticketInput(ticket.guid)
    if (how === 'note') noting.mutate({ ...input, body: { message } })
    else answering.mutate({ ...input, body: { message, files: files.arrived, isClosing: how === 'answer-and-close' } })
  }
  return (
    <Stack as="section" gap={12} aria-label={text('answer')}>
      {canned.list.length > 0 && (
        <Select
          name="canned"
          label={text('canned')}
          placeholder={text('canned.choose')}
          value=""
          options={canned.list.map(({ guid, name }) => ({ value: guid, label: name }))}
          onChange={(event) => insert(event.target.value)}
        />
      )}
      <TextArea
        ref={ref}
        name="message"
        label={text('answer')}
        rows={6}
        lang={ticket.locale}
        error={problem}
        value={draft.value}
        onChange={(event) => {
          setProblem(undefined)
          draft.change(event.target.value)
        }}
      />
      {files.field}
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
