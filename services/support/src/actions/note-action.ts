import type { Transaction } from '@sild/service-kit'
import { TicketAction } from '../models/ticket-action.ts'
import type { Staff } from './find-staff.ts'

/** Records an action of a staff member on a ticket. */
export async function noteAction(
  trx: Transaction,
  ticketGuid: string,
  action: TicketAction['action'],
  { email, userGuid }: Staff,
  note: string | null = null,
): Promise<void> {
  await TicketAction.query(trx).insert({ ticketGuid, action, userGuid, email, note })
}
