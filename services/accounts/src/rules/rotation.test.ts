import { describe, expect, it } from 'vitest'
import { decideRotation, type Presented } from './rotation.ts'

const fresh: Presented = { revocation: null, isExpired: false, isBound: true, generationsBehind: 0, isInGrace: false }

describe('judge', () => {
  it.each<[Partial<Presented>, string]>([
    [{}, 'rotate'],
    [{ generationsBehind: 1, isInGrace: true }, 'repeat'],
    [{ generationsBehind: 1, isInGrace: false }, 'reused'],
    [{ generationsBehind: 2, isInGrace: true }, 'reused'],
    [{ isBound: false }, 'unbound'],
    [{ isBound: false, isExpired: true }, 'expired'],
    [{ isExpired: true, generationsBehind: 5 }, 'expired'],
    [{ revocation: 'signed-out' }, 'expired'],
    [{ revocation: 'signed-out', generationsBehind: 5 }, 'expired'],
    [{ revocation: 'reused' }, 'ended'],
    [{ revocation: 'unbound', isExpired: true }, 'ended'],
  ])('of %j says %s', (presented, verdict) => expect(decideRotation({ ...fresh, ...presented })).toBe(verdict))
})
