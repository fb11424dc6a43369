import type {
  AddressMove as AddressMoveReply,
  Suspension as SuspensionReply,
  UserAccount,
} from '@sild/contract/accounts/staff-schemas'
import { AppError, asSystem, type SignedInActor } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { AddressMove } from '../models/address-move.ts'
import { Session } from '../models/session.ts'
import { Suspension } from '../models/suspension.ts'
import { User } from '../models/user.ts'
import { mayBeModeratedBy } from '../rules/may-be-moderated-by.ts'
import { foundUser } from './found-users.ts'

const actor = asSystem('the staff look at an account')

/** A user's account, as staff see it. @throws user-not-found */
export async function userAccount(
  { calls, database: { knex } }: Pick<AccountsDeps, 'calls' | 'database'>,
  reader: SignedInActor,
  userGuid: string,
): Promise<UserAccount> {
  const user = await User.query(knex).findById(userGuid).whereNull('deletedAt')
  if (!user) throw new AppError('user-not-found')
  const [sessions, suspensions, moves, { company }] = await Promise.all([
    Session.openOf(knex, userGuid),
    Suspension.query(knex).where({ userGuid }).orderBy('suspendedAt', 'desc'),
    AddressMove.query(knex).where({ userGuid }).orderBy('startedAt', 'desc').limit(10),
    calls.call('getMainCompany', { params: { userGuid } }, { actor }),
  ])
  const plan = company && (await calls.call('getCompanyPlan', { params: { companyGuid: company.guid } }, { actor }))
  const emails = await emailsOf(knex, [
    ...suspensions.flatMap(({ restoredByGuid, suspendedByGuid }) => [
      suspendedByGuid,
      ...(restoredByGuid ? [restoredByGuid] : []),
    ]),
    ...moves.map(({ startedByGuid }) => startedByGuid),
  ])
  const open = suspensions.find(({ restoredAt }) => restoredAt === null)
  return {
    ...foundUser(user, open?.suspendedAt ?? null),
    locale: user.locale,
    company: company && {
      guid: company.guid,
      slug: company.slug,
      name: company.name,
      logoUrl: company.logoUrl,
      isVerified: company.isVerified,
    },
    plan: plan?.plan ?? null,
    isBeyondReader: !mayBeModeratedBy(reader, user),
    sessions: sessions.map(({ browser, openedAt, rotatedAt, system }) => ({
      browser,
      system,
      openedAt: openedAt.toISOString(),
      usedAt: (rotatedAt ?? openedAt).toISOString(),
    })),
    suspensions: suspensions.map((each) => suspensionReply(each, emails)),
    addressMoves: moves.map((each) => addressMoveReply(each, emails)),
  }
}

type Emails = ReadonlyMap<string, string>

/** Addresses of colleagues who have not left. */
async function emailsOf(knex: AccountsDeps['database']['knex'], guids: readonly string[]): Promise<Emails> {
  const colleagues = await User.query(knex)
    .findByIds([...guids])
    .whereNull('deletedAt')
    .select('userGuid', 'email')
  return new Map(colleagues.map(({ email, userGuid }) => [userGuid, email]))
}

const addressMoveReply = (move: AddressMove, emails: Emails): AddressMoveReply => ({
  guid: move.addressMoveGuid,
  formerEmail: move.formerEmail,
  email: move.email,
  startedAt: move.startedAt.toISOString(),
  by: emails.get(move.startedByGuid) ?? null,
  dueAt: move.dueAt.toISOString(),
  confirmedAt: move.confirmedAt?.toISOString() ?? null,
  outcome: move.outcome,
  endedAt: move.endedAt?.toISOString() ?? null,
})

const suspensionReply = (each: Suspension, emails: Emails): SuspensionReply => ({
  guid: each.suspensionGuid,
  ground: each.ground,
  statement: each.statement,
  at: each.suspendedAt.toISOString(),
  by: emails.get(each.suspendedByGuid) ?? null,
  restored: each.restoredAt && {
    at: each.restoredAt.toISOString(),
    by: emails.get(each.restoredByGuid ?? '') ?? null,
    note: each.note ?? '',
  },
})
