import type { ReleaseMeta, RouteNode } from '@sild/registry'
import type { StandaloneMocks } from '@sild/testing/standalone'

import type { Persona } from './visitor.ts'

/** A page of a remote that can be opened. */
export interface RemotePage {
  route: string
  access: Persona
  /** Null where the route has parameters and the mocks give no address. */
  path: string | null
}

/** Every page of a release, at an address that the mocks have. */
export const remotePages = (meta: ReleaseMeta, { addresses = {} }: StandaloneMocks): RemotePage[] =>
  meta.routes.flatMap((route) => pagesOf(route, '', addresses))

function pagesOf(route: RouteNode, above: string, addresses: Readonly<Record<string, string>>): RemotePage[] {
  const pattern = [above, route.path].filter(Boolean).join('/').replace('//', '/') || '/'
  const path = addresses[route.id] ?? (pattern.includes(':') ? null : pattern)
  const children = (route.children ?? []).flatMap((child) => pagesOf(child, pattern, addresses))
  return [{ route: route.id, access: route.access, path }, ...children]
}

const rising: readonly Persona[] = ['public', 'member', 'verified', 'company']

/** A persona that may open all of these pages. */
export function personaFor(pages: readonly RemotePage[]): Persona {
  const needed = new Set(pages.map(({ access }) => access))
  const staff = [...needed].filter((access) => !rising.includes(access))
  if (staff.length > 0) return staff.length === 1 && staff[0] ? staff[0] : 'admin'
  return rising.findLast((access) => needed.has(access)) ?? 'public'
}
