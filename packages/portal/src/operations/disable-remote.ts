import { changePointer } from '../delivery/change-pointer.ts'
import type { PortalHandler } from './operation.ts'

export const disableRemote: PortalHandler<'disableRemote'> = (call) =>
  changePointer(call, { op: 'disable', reason: call.body.reason })
