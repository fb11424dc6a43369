import type { Command } from '../command.ts'
import { canary } from './canary.ts'
import { check } from './check.ts'
import { createAdmin } from './create-admin.ts'
import { disable } from './disable.ts'
import { doctor } from './doctor.ts'
import { enable } from './enable.ts'
import { explain } from './explain.ts'
import { freeze } from './freeze.ts'
import { gc } from './gc.ts'
import { log } from './log.ts'
import { preview } from './preview.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'
import { ramp } from './ramp.ts'
import { restart } from './restart.ts'
import { rollback } from './rollback.ts'
import { status } from './status.ts'
import { token } from './token.ts'

/** In the order of a release's life. */
export const commands: readonly Command[] = [
  check,
  publish,
  preview,
  canary,
  ramp,
  promote,
  rollback,
  disable,
  enable,
  freeze,
  status,
  log,
  explain,
  doctor,
  gc,
  token,
  restart,
  createAdmin,
]
