import type { ServiceName } from './services.ts'

/**
 * Who may call an operation; the server installs the guard from it.
 * `public` needs no token, `guest` any valid token, `member` a signed-in user, `verified` one whose address is confirmed,
 * `company` a verified user with a company, `staff` anybody with a staff role, the staff levels that role (an admin has all of
 * them), `team` the token of a feature team or an admin, `provider` a server of somebody else that proves itself by a signature
 * of the body, which the operation checks, `system` another process of Sild.
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
/** Those that the staff have as staff. */
export const staffLevels: readonly Access[] = ['staff', 'moderator', 'support', 'editor', 'admin', 'team']

/** All that a call needs to know of an operation, and what tells it from every other. */
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
  /** Called by mail programs with a token of ours in its address (RFC 8058): from no page, as a form, and by nobody's session. */
  readonly isFromMail?: true
  /** Its body is passed on byte for byte with these headers, so that a signature can be checked. No page calls it. */
  readonly rawBody?: { readonly maxBytes: number; readonly headers: readonly string[] }
  /** Answers a file, streamed as it is made; an error is JSON as ever. */
  readonly isDownload?: true
  /** Its reply is worth stealing and kept nowhere, so that a repeated call is a new one. */
  readonly isSecret?: true
  /**
   * Done by the staff only once a colleague who may call it too has approved it: what cannot be undone. A call without an approval is
   * refused; `requestApproval` asks for one. See `safeguards`.
   */
  readonly needsApproval?: true
  /** A GET or a read by POST that a retry may repeat. */
  readonly isRead?: true
  /** A read by the staff that is written into the audit log, as all their changes are: it shows much of somebody at once. */
  readonly isRecorded?: true
  /** A read of what is the caller's alone, or somebody else's words to them: whoever looks with a member's eyes is refused it. */
  readonly isPrivate?: true
  /**
   * Paths, in any object of its reply, of words of one member to another: whoever looks with a member's eyes reads a sentence in
   * their place. For replies whose other facts the staff may see; `isPrivate` refuses all of it.
   */
  readonly wordsBetweenMembers?: readonly string[]
  /** Replies that hold nothing of the caller and may be cached by the BFF for guests. */
  readonly isShared?: true
}

/** An operation as the merged table has it: named by its export, answered by the process of its domain. */
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

/** Whether a repeated call under the same `Idempotency-Key` gets the answer of the first: what changes something at a service and may be kept. */
export const takesIdempotencyKey = ({ isSecret, method, rawBody, service }: Operation): boolean =>
  method !== 'GET' && !isSecret && !rawBody && service !== 'bff'

/** Whether the audit log has what the staff do by it: every change, and the reads that say so. */
export const isAudited = ({ access, isRead, isRecorded }: Operation): boolean =>
  staffLevels.includes(access) && (!isRead || isRecorded === true)
