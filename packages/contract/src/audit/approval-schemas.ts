import * as z from 'zod/mini'
import { guid, instant, limitOffset } from '../primitives.ts'

/** The operations that need an approval; a test holds them against the contract. */
export const approvableOperations = [
  'banTag',
  'createPromoCode',
  'giveGift',
  'importStatement',
  'mergeCategory',
  'mergeTag',
  'refundPayment',
  'resolvePaymentDifference',
  'settleTransfer',
] as const
export type ApprovableOperation = (typeof approvableOperations)[number]

/** `approved` is being carried out, `failed` was refused by the operation itself. */
export const approvalStates = ['waiting', 'approved', 'done', 'failed', 'declined', 'withdrawn', 'expired'] as const
export type ApprovalState = (typeof approvalStates)[number]
export const approvalViews = ['waiting', 'decided'] as const

const approval = z.strictObject({
  guid,
  operation: z.enum(approvableOperations),
  /** The subjects of the operation, with their display names where known. */
  about: z.array(z.strictObject({ name: z.string(), value: z.string(), label: z.nullable(z.string()) })),
  /** Choices and texts, by their names in the body. Empty once the request is decided. */
  details: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  state: z.enum(approvalStates),
  isOwn: z.boolean(),
  requestedAt: instant,
  /** Null if the colleague's account was deleted. */
  requestedBy: z.nullable(z.string()),
  expiresAt: instant,
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
  /** Why the operation refused it, in the language of the reader; null otherwise. */
  failure: z.nullable(z.string()),
})
export type Approval = z.infer<typeof approval>

const ofApproval = z.strictObject({ approvalGuid: guid })
/** What the operation takes, held against its own schemas. */
const part = z.optional(z.record(z.string().check(z.regex(/^\w{1,60}$/)), z.unknown()))
const requestApprovalBody = z.strictObject({
  operation: z.enum(approvableOperations),
  input: z.strictObject({ params: part, body: part }),
})

export const approvalSchemas = {
  requestApproval: { body: requestApprovalBody, reply: z.strictObject({ approvalGuid: guid, expiresAt: instant }) },
  listApprovals: {
    query: z.strictObject({ ...limitOffset, view: z._default(z.enum(approvalViews), 'waiting') }),
    reply: z.strictObject({ list: z.array(approval), total: z.int(), waitingCount: z.int() }),
  },
  approveRequest: {
    params: ofApproval,
    reply: z.strictObject({
      approvalGuid: guid,
      state: z.enum(approvalStates),
      failure: z.nullable(z.string()),
      /** What the operation replied; null where it refused. */
      result: z.unknown(),
    }),
  },
  declineRequest: { params: ofApproval, reply: ofApproval },
} as const
