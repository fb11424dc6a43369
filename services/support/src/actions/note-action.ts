import type { Transaction } from '@sild/service-kit'
import { TicketAction } from '../models/ticket-action.ts'
import type { Staff } from './find-staff.ts'

/** Writes down what one of the staff did with a ticket. */
export async function noteAction(
  trx: Transaction,
  ticketGuid: string,
  action: TicketAction['action'],
  { email, userGuid }: Staff,
  note: string | null = null,
): Promise<void> {
  await TicketAction.query(trx).insert({ ticketGuid, action, userGuid, email, note })
}
