import {
  claimTicket,
  closeSupportTicket,
  getSupportTicket,
  listSupportInbox,
  releaseTicket,
  tagTicket,
} from '@sild/contract/support/staff-operations'
import type { SupportTicket } from '@sild/contract/support/staff-schemas'
import { isApiError, useFailureText, useMember, useNotify } from '@sild/shell-api'
import { queryClient, showReply, useApiMutation } from '@sild/shell-api/query'
import { ticketInput } from './inbox-input.ts'

export function showTicket(ticket: SupportTicket): void {
  showReply(getSupportTicket, ticketInput(ticket.guid), ticket)
  void queryClient.invalidateQueries({ queryKey: [listSupportInbox.path] })
}

/** Actions of the staff on a ticket, other than messages. */
export function useTicketActions(ticket: SupportTicket | undefined) {
  const notify = useNotify()
  const failureText = useFailureText()
  const { user } = useMember()
  const outcome = {
    onSuccess: showTicket,
    onError: (error: Error) => {
      notify({ tone: 'error', text: failureText(error) })
      // A colleague was faster: show the current state.
      if (isApiError(error) && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: [getSupportTicket.path] })
    },
  }
  const claiming = useApiMutation(claimTicket, outcome)
  const releasing = useApiMutation(releaseTicket, outcome)
  const closing = useApiMutation(closeSupportTicket, outcome)
  const tagging = useApiMutation(tagTicket, outcome)
  const input = ticket && ticketInput(ticket.guid)
  const isMine = ticket?.claimedBy?.userGuid === user.guid
  const isTaken = ticket !== undefined && ticket.claimedBy !== null && !isMine
  const isClosed = ticket?.state === 'closed' || ticket?.state === 'rated'
  return {
    isClosed,
    isMine,
    /** A colleague has claimed it. */
    isTaken,
    isPending: claiming.isPending || releasing.isPending || closing.isPending || tagging.isPending,
    claim: () => input && !isTaken && claiming.mutate(input),
    release: () => input && isMine && releasing.mutate(input),
    close: () => input && !isTaken && !isClosed && closing.mutate(input),
    tag: (tags: readonly string[]) => input && tagging.mutate({ ...input, body: { tags: [...tags] } }),
  }
}
