import { run, sql } from '@sild/service-kit'
import type { MailsDeps } from '../deps.ts'
import { TroubledAddress } from '../models/troubled-address.ts'

/** Resets the failures of the mail server and of the address after a delivered mail. */
export async function resumeDelivery(
  { database: { knex } }: Pick<MailsDeps, 'database'>,
  address: string,
): Promise<void> {
  await run(knex, sql`update delivery_pace set failures = 0, paused_until = null where failures > 0`)
  const trouble = TroubledAddress.query(knex).where({ address })
  await trouble.clone().whereNull('suppression').delete()
  await trouble.clone().where('failures', '>', 0).patch({ failures: 0, failingSince: null, retryAt: null })
}
