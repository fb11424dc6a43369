import {
  AppError,
  type Connection,
  expression,
  hashToken,
  issueToken,
  modelOf,
  type Transaction,
} from '@sild/service-kit'

export type MailedTokenPurpose = 'onboarding' | 'password' | 'address' | 'unsubscribe' | 'sign-in'

/** How long a link works. A link for a password lasts an hour only, in case another person reads the mailbox later. */
const lifetimes: Readonly<Record<MailedTokenPurpose, string>> = {
  onboarding: '24 hours',
  password: '1 hour',
  address: '24 hours',
  unsubscribe: '30 days',
  // The page of the link uses it at once.
  'sign-in': '5 minutes',
}

/** A token in a mail. Only its hash is stored. */
export class MailedToken extends modelOf('mailedTokens', 'tokenHash') {
  declare tokenHash: Buffer
  declare userGuid: string
  declare purpose: MailedTokenPurpose
  /** What an `address` token confirms. */
  declare email: string | null
  declare expiresAt: Date
  declare usedAt: Date | null
  /** Of an `address` token that only lets a change of the staff go on. */
  declare addressMoveGuid: string | null

  static async issue(
    connection: Connection,
    userGuid: string,
    purpose: MailedTokenPurpose,
    { email = null, addressMoveGuid = null }: Partial<Pick<MailedToken, 'email' | 'addressMoveGuid'>> = {},
  ): Promise<string> {
    const { token, hash } = issueToken()
    const expiresAt = expression`now() + ${lifetimes[purpose]}::interval`
    await MailedToken.query(connection).insert({
      tokenHash: hash,
      userGuid,
      purpose,
      email,
      addressMoveGuid,
      expiresAt,
    })
    return token
  }

  /** Expires all unused links. A user who follows one of them sees that it has expired. */
  static async end(trx: Transaction, userGuid: string, ...purposes: MailedTokenPurpose[]): Promise<void> {
    await MailedToken.query(trx)
      .where({ userGuid, usedAt: null })
      .whereIn('purpose', purposes)
      .patch({ expiresAt: expression`now()` })
  }

  /** The token in its time, used before or not, locked. @throws token-invalid, token-expired */
  static async find(trx: Transaction, token: string, ...purposes: MailedTokenPurpose[]): Promise<MailedToken> {
    const found = await MailedToken.query(trx)
      .findOne({ tokenHash: hashToken(token) })
      .whereIn('purpose', purposes)
      .forUpdate()
      .select('*', expression`expires_at <= now() as "isExpired"`)
      .castTo<(MailedToken & { isExpired: boolean }) | undefined>()
    if (!found) throw new AppError('token-invalid')
    if (found.isExpired) throw new AppError('token-expired')
    return found
  }

  /** Finds an unused token. @throws token-invalid, token-expired */
  static async findUnused(trx: Transaction, token: string, purpose: MailedTokenPurpose): Promise<MailedToken> {
    const found = await MailedToken.find(trx, token, purpose)
    if (found.usedAt) throw new AppError('token-expired')
    return found
  }
}
