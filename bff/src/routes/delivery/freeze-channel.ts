import { changePointer } from '../../delivery/change-pointer.ts'
import type { OwnHandler } from '../route.ts'

export const freezeChannel: OwnHandler<'freezeChannel'> = (call) => changePointer(call, { op: 'freeze' })
