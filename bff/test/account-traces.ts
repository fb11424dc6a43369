import type { TestDatabase } from '@sild/testing'
import { canary, canaryEmail } from './canary.ts'

/** Those to which members write, and which keep for a day what they answered. */
const answering = ['accounts', 'companies', 'publications', 'search', 'chat', 'support', 'notifications', 'moderation']

/** Leaves traces of the user in work that is under way, and in the answers that every service keeps for repeated calls. */
export async function leaveAccountTraces({ query }: Pick<TestDatabase, 'query'>, userGuid: string): Promise<void> {
  const hash = (about: string) => Buffer.from(`${about} of ${canary}`)
  await query(`insert into accounts.address_changes (user_guid, email) values ($1, $2)`, [userGuid, canaryEmail])
  await query(
    `insert into accounts.suspensions (user_guid, ground, statement, suspended_by_guid, restored_at, restored_by_guid, note)
     values ($1, 'spam', $2, uuidv7(), now(), uuidv7(), $2)`,
    [userGuid, canary],
  )
  await query(
    `insert into accounts.viewings (user_guid, viewed_by_guid, session_guid, ground, ends_at)
     values ($1, uuidv7(), uuidv7(), 'ticket', now())`,
    [userGuid],
  )
  await query(`insert into accounts.known_devices (user_guid, device_hash) values ($1, $2)`, [userGuid, hash('device')])
  await query(
    `insert into accounts.mailed_tokens (token_hash, user_guid, purpose, email, expires_at)
     values ($1, $2, 'address', $3, now() + interval '1 hour')`,
    [hash('token'), userGuid, canaryEmail],
  )
  for (const table of ['recovery_requests', 'unsubscribe_requests'])
    await query(`insert into accounts.${table} (email) values ($1)`, [canaryEmail])
  await query(
    `insert into accounts.newsletter_subscribers (email, locale, user_type, category_ids) values ($1, 'et', 'customer', '{}')`,
    [canaryEmail],
  )
  await query(
    `insert into mails.troubled_addresses (address, user_guid, suppression, suppressed_at, reason)
     values ($1, $2, 'hard', now(), $3)`,
    // One that they had before: mails to the address of now must arrive.
    [`former-${canaryEmail}`, userGuid, `No mailbox ${canary}`],
  )
  await query(`update accounts.users set referrer = $2 where user_guid = $1`, [userGuid, canary])
  for (const service of answering)
    await query(
      `insert into ${service}.idempotency_keys (actor, operation, key, fingerprint, reply) values ($1, 'any', 'any', '\\x00', $2)`,
      [userGuid, JSON.stringify({ result: canary })],
    )
}
