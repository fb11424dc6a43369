import { changePointer } from '../delivery/change-pointer.ts'
import type { PortalHandler } from './operation.ts'

export const freezeChannel: PortalHandler<'freezeChannel'> = (call) => changePointer(call, { op: 'freeze' })
