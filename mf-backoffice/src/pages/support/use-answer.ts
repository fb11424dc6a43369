import { limits } from '@sild/contract/limits'
import { addTicketNote, answerTicket } from '@sild/contract/support/staff-operations'
import type { SupportTicket } from '@sild/contract/support/staff-schemas'
import { useDraft, useFailureText, useNotify, useText } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { useState } from 'react'
import { placeholdersIn } from './fill-placeholders.ts'
import { ticketInput } from './inbox-input.ts'
import { useAnswerFiles } from './use-answer-files.ts'
import { showTicket } from './use-ticket-actions.ts'

const readText = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined)

/** An answer or a note. The typed text stays with the ticket until it is sent. */
export function useAnswer({ guid }: Pick<SupportTicket, 'guid'>) {
  const notify = useNotify()
  const failureText = useFailureText()
  const files = useAnswerFiles()
  const [problem, setProblem] = useState<string>()
  const draft = useDraft<string>(`answer-${guid}`, { empty: '', parse: readText })
  const text = useText('mf-backoffice.support.composer')
  const outcome = (done: string) => ({
    onSuccess: (changed: SupportTicket, { body: { message } }: { body: { message: string } }) => {
      draft.discardSent(message)
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

  function change(message: string) {
    setProblem(undefined)
    draft.change(message)
  }
  function problemOf(message: string): string | null {
    if (message === '') return text('empty')
    if ([...message].length > limits.ticketMessage.max) return text('too-long', { val: limits.ticketMessage.max })
    const left = placeholdersIn(message)
    if (left.length > 0) return text('placeholder', { places: left.join(', ') })
    return files.problem ?? null
  }
  function send(how: 'answer' | 'answer-and-close' | 'note') {
    const message = draft.value.trim()
    const found = problemOf(message)
    setProblem(found ?? undefined)
    if (found) return
    const input = ticketInput(guid)
    if (how === 'note') noting.mutate({ ...input, body: { message } })
    else answering.mutate({ ...input, body: { message, files: files.arrived, isClosing: how === 'answer-and-close' } })
  }
  return {
    message: draft.value,
    problem,
    filesField: files.field,
    isPending: answering.isPending || noting.isPending,
    change,
    append: (paragraph: string) => change([draft.value.trim(), paragraph].filter(Boolean).join('\n\n')),
    send,
  }
}
