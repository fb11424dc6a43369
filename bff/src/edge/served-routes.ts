import type { FastifyInstance } from 'fastify'
import type { ApiOperation } from './api-operation.ts'

export interface ServedRoute {
  readonly method: string
  readonly url: string
  /** Absent on routes outside of the API. */
  readonly operation: ApiOperation | undefined
}
declare module 'fastify' {
  interface FastifyInstance {
    readonly servedRoutes: readonly ServedRoute[]
  }
  interface FastifyContextConfig {
    /** Answers every address of the API that no operation has. */
    isNotFound?: true
  }
}

/** Records every added route. @throws for an API route without an operation of the contract: no guard would run */
export function noteRoutes(app: FastifyInstance): void {
  const routes: ServedRoute[] = []
  app.decorate('servedRoutes', routes)
  app.addHook('onRoute', ({ config, method, url }) => {
    const operation = config?.operation
    const isCall = url.startsWith('/api') || url.startsWith('/internal')
    if (isCall && !operation && !config?.isNotFound)
      throw new Error(`${url} is served without an operation of the contract`)
    for (const each of [method].flat()) routes.push({ method: each, url, operation })
  })
}
