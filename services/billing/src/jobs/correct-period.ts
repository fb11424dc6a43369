import { correctPeriod } from '../actions/correct-period.ts'
import { handle } from '../deps.ts'

export const correctPeriodJob = handle('correct-period', async ({ deps, effect, payload: { paymentGuid } }) => {
  await deps.database.transaction(async (trx) => {
    const period = await correctPeriod(trx, deps, paymentGuid)
    if (!period || !(await effect(`${paymentGuid} ${period.activeFrom.toISOString()}`, trx))) return
    await deps.outbox.add(trx, 'mail-payment', { paymentGuid, message: 'moved' })
  })
})
