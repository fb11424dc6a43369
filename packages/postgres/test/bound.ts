import { openSync } from 'node:fs'

import { spawnBound } from '../src/lifeline.ts'

const [setpriv] = process.argv.slice(2)
const { pid } = spawnBound('/bin/sleep', ['60'], {}, openSync('/dev/null', 'w'), setpriv ?? null)
process.send?.(pid)
