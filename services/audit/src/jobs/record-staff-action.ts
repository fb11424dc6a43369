import { recordAction } from '../actions/record-action.ts'
import { handle } from '../deps.ts'

export const recordStaffActionJob = handle('record-staff-action', ({ deps, payload }) => recordAction(deps, payload))
