import type { ServiceName } from './services.ts'

/**
 * Who may call an operation; the server installs the guard from it. `public` needs no token, `guest` any valid token,
 * `member` a signed-in user, `verified` one with a confirmed address, `company` a verified user with a company,
 * `staff` a user with any staff role, the staff levels that role (an admin has all of them), `team` the token of a
 * feature team or an admin, `provider` a third-party server whose signature of the body the operation checks, `system`
 * another process of Sild.
 */
export const accessLevels = [
  'public',
  'guest',
  'member',
  'verified',
  'company',
  'staff',
  'moderator',
  'support',
  'editor',
  'admin',
  'team',
  'provider',
  'system',
] as const
export type Access = (typeof accessLevels)[number]
/** Access levels that need a staff role or a team token. */
export const staffLevels: readonly Access[] = ['staff', 'moderator', 'support', 'editor', 'admin', 'team']

/** What a call needs to know of an operation, including method and path, which identify it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `{parameters}`: `/api/…` as the browser calls it, `/internal/<service>/…` for access `system`. */
  readonly path: string
}
interface Terms {
  readonly access: Access
  /**
   * Error codes of this operation alone; the ones of every operation (invalid input, access, limits, unavailable, internal)
   * are not listed. `operations.ts` checks that each is an `ErrorCode`: an import of that type here would close a circle.
   */
  readonly errors?: readonly string[]
  /** HTTP status of success, 200 where absent. */
  readonly status?: 201
  /**
   * Called by mail programs as a form, without a session: a token of ours is in the address (RFC 8058). No page calls
   * it.
   */
  readonly isFromMail?: true
  /** Its body is passed on byte for byte with these headers, so that a signature can be checked. No page calls it. */
  readonly rawBody?: { readonly maxBytes: number; readonly headers: readonly string[] }
  /** Returns a file, streamed while it is generated; errors are JSON. */
  readonly isDownload?: true
  /** Its reply is a secret and is never stored, so a repeated call runs again. */
  readonly isSecret?: true
  /**
   * Cannot be undone, so a colleague with access to the same operation must approve it first. A call without an
   * approval is refused; `requestApproval` requests one. See `safeguards`.
   */
  readonly needsApproval?: true
  /** A GET or a read by POST that a retry may repeat. */
  readonly isRead?: true
  /**
   * A read by the staff that is written into the audit log like a change, because it shows much about one person at
   * once.
   */
  readonly isRecorded?: true
  /** A read of the caller's private data, or of another person's words to them. Refused during an impersonation. */
  readonly isPrivate?: true
  /**
   * Paths, in any object of its reply, of words of one member to another: an impersonation shows a placeholder sentence
   * instead. For replies with other facts that the staff may see; `isPrivate` refuses the whole reply.
   */
  readonly wordsBetweenMembers?: readonly string[]
  /** Replies that hold nothing of the caller and may be cached by the BFF for guests. */
  readonly isShared?: true
}

/** An operation in the merged table: named by its export, served by the process of its domain. */
export interface Operation extends Endpoint, Terms {
  readonly name: string
  /** The BFF serves every `/api/` path and passes on what is not its own. */
  readonly service: ServiceName | 'bff'
}

/** Declares an operation. Bundlers drop the ones that a page does not use. */
/*#__NO_SIDE_EFFECTS__*/
export const operation = <M extends Endpoint['method'], const P extends string, const T extends Terms>(
  method: M,
  path: P,
  terms: T & Record<Exclude<keyof T, keyof Terms>, never>,
): { readonly method: M; readonly path: P } & T => ({ method, path, ...terms })

/**
 * Whether a repeated call with an `Idempotency-Key` gets the stored first reply: a change at a service whose reply may
 * be stored.
 */
export const takesIdempotencyKey = ({ isSecret, method, rawBody, service }: Operation): boolean =>
  method !== 'GET' && !isSecret && !rawBody && service !== 'bff'

/** Whether calls by the staff are written into the audit log: every change, and the reads marked `isRecorded`. */
export const isAudited = ({ access, isRead, isRecorded }: Operation): boolean =>
  staffLevels.includes(access) && (!isRead || isRecorded === true)
