import { formatCents } from '../mails/format.ts'
import { expression, toStaff } from '@sild/service-kit'
import { paths } from '@sild/paths'
import { handle } from '../deps.ts'
import { PaymentDifference } from '../models/payment-difference.ts'

const cents = (value: number | null): string => (value === null ? 'nothing' : formatCents(value, 'en'))

/** All that nobody has been told yet, in one mail. */
export const tellDifferences = handle('tell-differences', async ({ deps, jobId }) => {
  const { database, mailboxes, mailer, publicUrl } = deps
  const found = await PaymentDifference.query(database.knex).whereNull('toldAt').orderBy('foundAt')
  if (found.length === 0) return
  const { writeLetter } = await import('@sild/letter')
  const letter = await writeLetter('en', {
    subject: `Payments differ: ${found.length}`,
    title: 'Our books and the provider do not say the same',
    paragraphs: ['Nothing was activated or taken back because of it. Please look at each and settle it.'],
    facts: found.map((one) => [
      `${one.kind} ${one.providerRef}`,
      `here ${cents(one.ownCents)}, there ${cents(one.providerCents)}`,
    ]),
    button: 'Open payments',
    href: new URL(paths.backofficePayments(), publicUrl).href,
    note: 'The comparison runs every hour.',
    signature: 'Sild',
    why: 'This email goes to the support mailbox.',
  })
  await mailer.send({ effectKey: `differences ${jobId}`, ...toStaff(mailboxes.support), ...letter })
  const guids = found.map(({ differenceGuid }) => differenceGuid)
  await PaymentDifference.query(database.knex)
    .findByIds(guids)
    .patch({ toldAt: expression`now()` })
})
