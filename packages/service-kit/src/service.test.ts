import { operations } from '@sild/contract/operations'
import { jobs } from '@sild/contract/jobs'
import { describe, expect, it } from 'vitest'
import { defineService, type ServiceDefinition } from './service.ts'
import { serviceOf } from './serve.ts'

const { serve, handle } = serviceOf<object>()
const names = <T extends { name: string; service: string }>(all: Record<string, T>): T['name'][] =>
  Object.values(all)
    .filter(({ service }) => service === 'support')
    .map(({ name }) => name)
const routes = names(operations).map((name) => serve(name, () => Promise.reject(new Error(name))))
const handlers = names(jobs).map((name) => handle(name, async () => undefined))
const define = (own: Partial<ServiceDefinition<object>> = {}) =>
  defineService({
    name: 'support',
    migrations: new URL('file:///none/'),
    createDeps: () => ({}),
    routes,
    jobs: handlers,
    ...own,
  })

describe('a service', () => {
  it('starts when it serves exactly its operations and handles exactly its jobs', () => {
    expect(define().name).toBe('support')
  })

  it('does not start when an operation is not served', () => {
    expect(() => define({ routes: routes.slice(1) })).toThrow(`support serves nothing for ${routes[0]!.operation.name}`)
  })

  it('does not start when an operation is served twice', () => {
    expect(() => define({ routes: [...routes, routes[0]!] })).toThrow(
      `support serves ${routes[0]!.operation.name} twice`,
    )
  })

  it('does not start when it serves a foreign operation', () => {
    const foreign = serve('getUser', () => Promise.reject(new Error('not mine')))
    expect(() => define({ routes: [...routes, foreign] })).toThrow('getUser, which the contract does not give it')
  })

  it('does not start when a job is not handled, or handled twice', () => {
    expect(() => define({ jobs: [] })).toThrow(`support handles nothing for ${handlers[0]!.job}`)
    expect(() => define({ jobs: [...handlers, ...handlers] })).toThrow('twice')
  })
})
