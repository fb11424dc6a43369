import { makeAddressMoves } from '../actions/make-address-moves.ts'
import { handle } from '../deps.ts'

export const makeAddressMovesJob = handle('make-address-moves', ({ deps }) => makeAddressMoves(deps))
