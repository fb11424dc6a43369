import type { BillingActionName } from '@sild/contract/billing/enums'
import { modelOf, type Transaction } from '@sild/service-kit'

/** An action of staff about money. Rows are never changed. */
export class BillingAction extends modelOf('billingActions', 'actionGuid') {
  declare actionGuid: string
  declare at: Date
  declare action: BillingActionName
  declare userGuid: string
  declare companyGuid: string | null
  declare subject: string | null
  declare amountCents: number | null
  declare reason: string | null
}

type Noted = Pick<BillingAction, 'action' | 'userGuid'> &
  Partial<Pick<BillingAction, 'amountCents' | 'companyGuid' | 'reason' | 'subject'>>

/** Logs an act of staff, in the transaction of the act. */
export async function noteAction(trx: Transaction, noted: Noted): Promise<void> {
  await BillingAction.query(trx).insert(noted)
}
