import type { Transaction } from '@sild/service-kit'

export type AuthEvent =
  | 'registered'
  | 'registered-again'
  | 'activated'
  | 'admin-created'
  | 'password-recovered'
  | 'password-changed'
  | 'sessions-ended'
  | 'user-deleted'
  | 'email-change-requested'
  | 'email-change-started'
  | 'email-change-stopped'
  | 'email-changed'
  | 'user-suspended'
  | 'user-restored'
  | 'unsubscribed'
  | 'verification-resent'
  | 'second-factor-begun'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-refused'
  | 'recovery-code-used'
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'session-reused'
  | 'session-unbound'

interface AuditEvent {
  event: AuthEvent
  userGuid?: string | null
  sessionGuid?: string
  requestId: string
}

/** Inserts an audit event in the transaction of the change. Rows are never changed or deleted. */
export async function audit(trx: Transaction, event: AuditEvent): Promise<void> {
  await trx('auditEvents').insert(event)
}
