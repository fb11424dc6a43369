import type { Approval as ApprovalReply } from '@sild/contract/audit/approval-schemas'
import type { Locale } from '@sild/contract/enums'
import { type ErrorCode, errorKinds } from '@sild/contract/errors'
import type { ParsedInput, Reply } from '@sild/contract/schemas'
import type { SignedInActor } from '@sild/service-kit'
import { errorText } from '@sild/service-kit/texts'
import type { AuditDeps } from '../deps.ts'
import { Approval, type ApprovalInput } from '../models/approval.ts'
import { callableBy } from '../rules/may-approve.ts'
import { namesOf } from './names-of.ts'

/** Bank statements are the longest inputs; the reader opens a longer one in its original file. */
const MAX_LETTERS = 100_000
const open = ['waiting', 'approved'] as const

/** Requests that the reader may decide or has made, the latest first. */
export async function approvalsPage(
  deps: Pick<AuditDeps, 'calls' | 'database'>,
  reader: SignedInActor,
  { limit, locale, offset, view }: ParsedInput<'listApprovals'>['query'] & { locale: Locale },
): Promise<Reply<'listApprovals'>> {
  const { knex } = deps.database
  const seen = () =>
    Approval.query(knex).where((where) => {
      void where.whereIn('operation', callableBy(reader)).orWhere({ requestedByGuid: reader.userGuid })
    })
  const ofView = () => (view === 'waiting' ? seen().whereIn('state', [...open]) : seen().whereNotIn('state', [...open]))
  const [rows, total, waitingCount] = await Promise.all([
    ofView().orderBy('requestedAt', 'desc').limit(limit).offset(offset),
    ofView().resultSize(),
    seen().where({ state: 'waiting' }).whereNot({ requestedByGuid: reader.userGuid }).resultSize(),
  ])
  const names = await namesOf(deps, guidsOf(rows))
  return { list: rows.map((row) => approvalReply(row, reader, { names, locale })), total, waitingCount }
}

function approvalReply(
  row: Approval,
  reader: SignedInActor,
  { locale, names }: { locale: Locale; names: ReadonlyMap<string, string> },
): ApprovalReply {
  const { about, decidedAt, decidedByGuid, expiresAt, failure, input, operation, requestedAt, requestedByGuid } = row
  return {
    guid: row.approvalGuid,
    operation,
    about: Object.entries(about).map(([name, value]) => ({ name, value, label: names.get(value) ?? null })),
    details: input ? detailsOf(input) : [],
    state: row.state,
    isOwn: requestedByGuid === reader.userGuid,
    requestedAt: requestedAt.toISOString(),
    requestedBy: names.get(requestedByGuid) ?? null,
    expiresAt: expiresAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: decidedByGuid && (names.get(decidedByGuid) ?? null),
    failure: failure && failureText(locale, failure),
  }
}

/** A code that this release does not know is shown unchanged. */
export const failureText = (locale: Locale, code: string): string =>
  isErrorCode(code) ? errorText(locale, code) : code
const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorKinds, code)

const detailsOf = ({ body = {} }: ApprovalInput): ApprovalReply['details'] =>
  Object.entries(body).flatMap(([name, value]) =>
    value === null || value === undefined
      ? []
      : [{ name, value: (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MAX_LETTERS) }],
  )

function guidsOf(rows: readonly Approval[]): { companyGuids: string[]; userGuids: string[] } {
  const about = rows.flatMap((row) => Object.entries(row.about))
  const named = (name: RegExp) => about.flatMap(([key, value]) => (name.test(key) ? [value] : []))
  const staff = rows.flatMap(({ decidedByGuid, requestedByGuid }) => [
    requestedByGuid,
    ...(decidedByGuid ? [decidedByGuid] : []),
  ])
  return { companyGuids: named(/companyGuid$/i), userGuids: [...staff, ...named(/userGuid$/i)] }
}
