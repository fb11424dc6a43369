import { describe, expect, it } from 'vitest'
import { testEnvironment } from '../test/bff.ts'
import { readBffEnvironment } from './config.ts'

const read = (own: Record<string, string | undefined> = {}) =>
  readBffEnvironment({ ...testEnvironment('/nowhere'), ...own })

describe('the environment', () => {
  it('lists all configuration errors at once', () => {
    expect(() => read({ PUBLIC_URL: 'sild', SITE_SECRET: 'short', CHAT_URL: undefined })).toThrow(
      /PUBLIC_URL[\s\S]*SITE_SECRET[\s\S]*CHAT_URL/,
    )
  })
  it.each(['http://sild.test', 'http://localhost.sild.test', 'http://192.168.1.4:8080'])(
    'refuses %s: sessions need https',
    (url) => {
      expect(() => read({ PUBLIC_URL: url })).toThrow('https')
    },
  )
  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080', 'http://sild.localhost:8080'])(
    'takes %s for a machine of its own',
    (url) => {
      expect(read({ PUBLIC_URL: url }).isSecure).toBe(false)
    },
  )
  it('accepts only loopback names as equal', () => {
    expect([...read({ PUBLIC_URL: 'http://localhost:8080' }).ownOrigins]).toEqual([
      'http://localhost:8080',
      'http://127.0.0.1:8080',
      'http://[::1]:8080',
    ])
    expect([...read().ownOrigins]).toEqual(['https://sild.test'])
  })
  it('finds the registry at exactly one place', () => {
    expect(read().registry).toEqual({ kind: 'disk', directory: '/nowhere/registry' })
    const url = 'https://sild.test/registry/'
    expect(read({ REGISTRY_DIR: undefined, REGISTRY_URL: url }).registry).toEqual({ kind: 'http', url })
    expect(read({ REGISTRY_DIR: undefined, REGISTRY_S3_BUCKET: 'releases' }).registry).toMatchObject({
      kind: 's3',
      bucket: { bucket: 'releases', region: 'us-east-1' },
    })
    expect(() => read({ REGISTRY_URL: url })).toThrow('exactly one')
    expect(() => read({ REGISTRY_DIR: undefined })).toThrow('exactly one')
  })
  it('refuses uploads on our own origin', () => {
    expect(() => read({ UPLOADS_URL: 'https://sild.test/files' })).toThrow('UPLOADS_URL')
  })
  it.each(['evil.test', 'ild.test', 'a.sild.test'])('refuses %s as the parent domain of cookies', (domain) => {
    expect(() => read({ COOKIE_DOMAIN: domain })).toThrow('COOKIE_DOMAIN')
  })
  it('trusts no proxy and keeps its limits by default', () => {
    expect(read()).toMatchObject({ trustedProxies: [], limitScale: 1, callTimeoutScale: 1 })
    expect(read({ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2' }).trustedProxies).toEqual(['10.0.0.1', '10.0.0.2'])
    expect(() => read({ RATE_LIMIT_SCALE: '0' })).toThrow('RATE_LIMIT_SCALE')
    expect(() => read({ CALL_TIMEOUT_SCALE: '0' })).toThrow('CALL_TIMEOUT_SCALE')
  })
  it('listens at its configured addresses, or elsewhere behind a proxy', () => {
    expect(read({ BFF_LISTEN: undefined, PUBLIC_URL: 'http://localhost:8080' }).listen).toEqual({
      host: 'localhost',
      port: 8080,
      descriptors: [],
    })
    expect(read({ BFF_LISTEN: '0.0.0.0:3000' }).listen).toMatchObject({ host: '0.0.0.0', port: 3000 })
  })
  it('takes the sockets that it was started with', () => {
    const { listen, uploadsListen } = read({ LISTEN_FDS: '3', LISTEN_FDNAMES: 'portal:uploads:portal' })
    expect(listen.descriptors).toEqual([3, 5])
    expect(uploadsListen.descriptors).toEqual([4])
  })
})
