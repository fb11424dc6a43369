import { createECDH } from 'node:crypto'
import { deriveKeys } from '@sild/service-kit/keys'
import { expect, it } from 'vitest'
import { vapidKeysOf } from './vapid-keys.ts'

const secret = 'a secret that only the tests know, 32+'

it('is the same pair for the same installation, and another for another', () => {
  const pair = vapidKeysOf(deriveKeys(secret).push)
  expect(vapidKeysOf(deriveKeys(secret).push)).toEqual(pair)
  expect(vapidKeysOf(deriveKeys(`${secret} too`).push).publicKey).not.toBe(pair.publicKey)
})

it.each([Buffer.alloc(32), Buffer.alloc(32, 255)])('makes a pair of any seed', (seed) => {
  const { privateKey, publicKey } = vapidKeysOf(seed)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  expect(pair.getPublicKey('base64url')).toBe(publicKey)
})
