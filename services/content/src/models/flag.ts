import { flagKeys, type FlagKey, initialShareOf } from '@sild/contract/content/flags'
import { type Connection, modelOf } from '@sild/service-kit'

/** The staff's settings of a flag. */
export class Flag extends modelOf('flags', 'flagKey') {
  declare flagKey: FlagKey
  declare isOn: boolean
  declare share: number
  declare version: number
  declare changedAt: Date
  declare changedByUserGuid: string | null
}

export type FlagState = Pick<Flag, 'flagKey' | 'isOn' | 'share' | 'version'> & {
  readonly changedAt: Date | null
  readonly changedByUserGuid: string | null
}

/** All flags of the code. Rows of removed flags stay in the table without effect. */
export async function allFlags(connection: Connection): Promise<FlagState[]> {
  const known = new Map((await Flag.query(connection)).map((flag) => [flag.flagKey, flag]))
  return flagKeys.map((flagKey) => known.get(flagKey) ?? initialFlag(flagKey))
}

export const initialFlag = (flagKey: FlagKey): FlagState => ({
  flagKey,
  isOn: true,
  share: initialShareOf(flagKey),
  version: 0,
  changedAt: null,
  changedByUserGuid: null,
})
