import type { PublicationsDeps } from '../deps.ts'

/** Gives a response up that was reserved and not written; its quota goes back by a job. */
export function dropReservation({ database, outbox }: PublicationsDeps, responseGuid: string): Promise<void> {
  return database.transaction(async (trx) => {
    const [dropped] = await trx('responseReservations').where({ responseGuid }).delete().returning('companyGuid')
    if (dropped)
      await outbox.add(trx, 'return-response-quota', {
        responseGuid,
        companyGuid: dropped.companyGuid,
        reason: 'not-written',
      })
  })
}
