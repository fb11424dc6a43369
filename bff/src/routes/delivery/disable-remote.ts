import { changePointer } from '../../delivery/change-pointer.ts'
import type { OwnHandler } from '../route.ts'

export const disableRemote: OwnHandler<'disableRemote'> = (call) =>
  changePointer(call, { op: 'disable', reason: call.body.reason })
