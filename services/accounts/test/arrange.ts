import { randomUUID } from 'node:crypto'
import type { Input } from '@sild/contract'
import { actorOf, type TestService } from '@sild/testing'
import type { AccountsDeps } from '../src/deps.ts'

type Accounts = TestService<AccountsDeps>
type Registration = Input<'registerUser'>['body']

export const password = 'püha-kuusk-7'
export const system = actorOf('system')

export const newRegistration = (own: Partial<Registration> = {}): Registration => ({
  email: `${randomUUID()}@example.ee`,
  password,
  userType: 'customer',
  basicLocale: 'en',
  agreement: true,
  ...own,
})

export interface RegisteredUser {
  userGuid: string
  email: string
}

/** Signs up a new user and removes their mail from the outbox. */
export async function registered(accounts: Accounts, own: Partial<Registration> = {}): Promise<RegisteredUser> {
  const body = newRegistration(own)
  await accounts.call('registerUser', { body }, actorOf('guest'))
  await accounts.runJobs()
  const [user] = await accounts.database.query<{ user_guid: string }>(
    'select user_guid from accounts.users where email = $1',
    [body.email],
  )
  return { userGuid: user!.user_guid, email: body.email }
}

/** A client address for each user, so that throttles by address do not mix users. */
export const addressOf = (email: string): string => email.slice(0, 64)

export const signIn = (accounts: Accounts, email: string, own: Partial<Input<'openSession'>['body']> = {}) =>
  accounts.call(
    'openSession',
    { body: { email, password, isRemembered: false, device: null, address: addressOf(email), ...own } },
    system,
  )

/** Every session with revoked access tokens. */
export const endedSessions = async (accounts: Accounts): Promise<string[]> =>
  (await accounts.call('listEndedSessions', { query: {} }, system)).sessionGuids

/** The token of the link in the last mail to this address that leads to such a page. */
export function mailedToken(accounts: Accounts, email: string, page = 'activation'): string {
  const link = new RegExp(`/${page}/([\\w-]+)`)
  const mail = accounts.mails.findLast(({ to, text }) => to === email && link.test(text))
  return link.exec(mail?.text ?? '')![1]!
}

export const auditOf = async (accounts: Accounts, userGuid: string): Promise<string[]> =>
  (
    await accounts.database.query<{ event: string }>(
      'select event from accounts.audit_events where user_guid = $1 order by audit_event_guid',
      [userGuid],
    )
  ).map(({ event }) => event)
