import { expression, type Transaction } from '@sild/service-kit'
import { ContactForm } from '../models/contact-form.ts'
import { WebinarRegistration } from '../models/webinar-registration.ts'

/** What a guest has sent under an address that belongs to nobody any more. */
export async function forgetAddress(trx: Transaction, email: string): Promise<void> {
  const isUnderIt = expression`lower(email) = lower(${email})`
  await ContactForm.query(trx).where(isUnderIt).delete()
  await WebinarRegistration.query(trx).where(isUnderIt).delete()
}
