import { releaseStaleTickets } from '../actions/release-stale-tickets.ts'
import { handle } from '../deps.ts'

export const releaseStaleTicketsJob = handle('release-stale-tickets', ({ deps }) =>
  deps.database.transaction((trx) => releaseStaleTickets(trx, deps)),
)
