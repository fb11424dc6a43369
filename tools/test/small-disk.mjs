import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// Loaded before the supervisor: its disk has as many megabytes left as FREE_MB says, one number for each time it looks.
const megabytes = (process.env.FREE_MB ?? '').split(',').map(Number)
const real = fs.statfsSync
fs.statfsSync = /** @type {typeof fs.statfsSync} */ (
  (path) => ({ ...real(path), bsize: 1_000_000, bavail: megabytes.length > 1 ? megabytes.shift() : megabytes[0] })
)
syncBuiltinESMExports()
