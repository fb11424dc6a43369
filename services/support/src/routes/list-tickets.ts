import { serve } from '../deps.ts'
import { ownTickets } from '../replies/own-tickets.ts'

export const listTicketsRoute = serve('listTickets', ({ actor, deps, query }) =>
  ownTickets(deps.database.knex, actor.userGuid, query),
)
