import { changePointer } from '../../delivery/change-pointer.ts'
import type { OwnHandler } from '../route.ts'

export const enableRemote: OwnHandler<'enableRemote'> = (call) => changePointer(call, { op: 'enable' })
