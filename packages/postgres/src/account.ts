import { chownSync } from 'node:fs'

const NOBODY = 65534

/** The account that runs Postgres. It refuses to run as root, so root switches to `nobody`, which every system has. */
export interface Account {
  uid?: number
  gid?: number
}

export function postgresAccount(): Account {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
}

export const stepsDown = (account: Account): boolean => account.uid !== undefined

export function giveTo(account: Account, path: string): void {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid)
}
