import { type Connection, hashToken, modelOf, type Transaction } from '@sild/service-kit'
import { fn } from 'objection'

class KnownDevice extends modelOf('knownDevices', ['userGuid', 'deviceHash']) {
  declare userGuid: string
  declare deviceHash: Buffer
  declare seenAt: Date
}

/** Whether this user has signed in from this browser before. */
export async function isKnownDevice(
  connection: Connection,
  userGuid: string | undefined,
  device: string | null,
): Promise<boolean> {
  const known = await KnownDevice.query(connection)
    .where({ userGuid: userGuid ?? null, deviceHash: hashToken(device ?? '') })
    .first()
  return known !== undefined && device !== null
}

export async function forgetDevices(trx: Transaction, userGuid: string): Promise<void> {
  await KnownDevice.query(trx).where({ userGuid }).delete()
}

export async function rememberDevice(trx: Transaction, userGuid: string, device: string): Promise<void> {
  await KnownDevice.query(trx)
    .insert({ userGuid, deviceHash: hashToken(device), seenAt: fn.now() })
    .onConflict(['userGuid', 'deviceHash'])
    .merge(['seenAt'])
}
