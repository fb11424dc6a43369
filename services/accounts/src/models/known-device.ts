import { type Connection, hashToken, type Transaction } from '@sild/service-kit'

/** Whether this user has signed in from this browser before. */
export async function isKnownDevice(
  connection: Connection,
  userGuid: string | undefined,
  device: string | null,
): Promise<boolean> {
  const known = await connection('knownDevices')
    .where({ userGuid: userGuid ?? null, deviceHash: hashToken(device ?? '') })
    .first('seenAt')
  return known !== undefined && device !== null
}

export async function forgetDevices(trx: Transaction, userGuid: string): Promise<void> {
  await trx('knownDevices').where({ userGuid }).delete()
}

export async function rememberDevice(trx: Transaction, userGuid: string, device: string): Promise<void> {
  await trx('knownDevices')
    .insert({ userGuid, deviceHash: hashToken(device), seenAt: trx.fn.now() })
    .onConflict(['userGuid', 'deviceHash'])
    .merge(['seenAt'])
}
