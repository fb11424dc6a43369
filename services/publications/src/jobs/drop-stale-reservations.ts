import { dropStaleReservations } from '../actions/drop-stale-reservations.ts'
import { handle } from '../deps.ts'

export const dropStaleReservationsJob = handle('drop-stale-reservations', ({ deps }) => dropStaleReservations(deps))
