import { randomBytes } from 'node:crypto'
import { type Connection, hashToken, type Transaction, modelOf } from '@sild/service-kit'
import { base32 } from '../rules/totp.ts'

const CODES = 10
const BYTES = 10

/** Signs in once without the authenticator app. Only its hash is stored, and deleted when the code is used. */
export class RecoveryCode extends modelOf('recoveryCodes', 'codeHash') {
  declare codeHash: Buffer
  declare userGuid: string

  /** New ones in the place of all before. */
  static async issue(trx: Transaction, userGuid: string): Promise<string[]> {
    await RecoveryCode.query(trx).where({ userGuid }).delete()
    const codes = Array.from({ length: CODES }, () => grouped(base32(randomBytes(BYTES))))
    await RecoveryCode.query(trx).insert(codes.map((code) => ({ codeHash: hashOf(code), userGuid })))
    return codes
  }

  static async spend(trx: Transaction, userGuid: string, code: string): Promise<boolean> {
    return (
      (await RecoveryCode.query(trx)
        .where({ codeHash: hashOf(code), userGuid })
        .delete()) > 0
    )
  }

  static countOf(connection: Connection, userGuid: string): Promise<number> {
    return RecoveryCode.query(connection).where({ userGuid }).resultSize()
  }
}

const grouped = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code
/** However it was written down: in small letters, with other marks between. */
const hashOf = (code: string): Buffer => hashToken(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''))
