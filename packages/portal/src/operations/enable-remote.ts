import { changePointer } from '../delivery/change-pointer.ts'
import type { PortalHandler } from './operation.ts'

export const enableRemote: PortalHandler<'enableRemote'> = (call) => changePointer(call, { op: 'enable' })
