import { getTicket, listTickets, markTicketViewed } from '@sild/contract/support/ticket-operations'
import type { TicketDetails } from '@sild/contract/support/ticket-schemas'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { useEffect } from 'react'
import { ticketInput } from './support-input.ts'

/** Marks answers of support as seen while the page is visible. After a failure, the next answer retries. */
export function useMarkViewed({ guid, newMessageAmount }: TicketDetails): void {
  const { mutate } = useApiMutation(markTicketViewed, {
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [listTickets.path] })
      void queryClient.invalidateQueries({ queryKey: [getTicket.path, ticketInput(guid)] })
    },
  })
  useEffect(() => {
    if (newMessageAmount === 0) return undefined
    const look = () => {
      if (document.visibilityState === 'visible') mutate(ticketInput(guid))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [guid, newMessageAmount, mutate])
}
