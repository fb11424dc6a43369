import type { ListedRoute } from './listed-routes.ts'
import { table } from './table.ts'

/** The addresses of one app in `docs/screens.md`. */
export function sectionOf(app: string, routes: readonly ListedRoute[]): string {
  const rows = routes.map(({ path, id, access, layout, notes }) => [
    `\`${path}\``,
    id,
    access,
    layout,
    notes.join(', '),
  ])
  return `## ${app}\n\n${table(['address', 'route', 'access', 'layout', 'notes'], rows)}`
}
