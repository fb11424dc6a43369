import type { Caller } from '@sild/portal/delivery/own-app'
import { portalOperations } from '@sild/portal/operations/index'
import type { PortalOperation } from '@sild/portal/operations/operation'
import type { FastifyRequest } from 'fastify'
import { type OwnRoute, serve } from '../route.ts'

const callerOf = ({ session, team }: FastifyRequest): Caller =>
  team ? { team } : { team, userGuid: session?.userGuid ?? null }

/** The portal answers them. */
export const deliveryRoutes: readonly OwnRoute[] = Object.entries<PortalOperation<never>>(portalOperations).map(
  ([name, { handler, ...options }]) =>
    serve<never>(
      name as never, // The handler belongs to this name.
      ({ deps: { portal }, ...call }) =>
        handler({ ...call, portal, caller: callerOf(call.request), locale: call.request.locale }),
      options,
    ),
)
