import { listedRoutes } from './listed-routes.ts'
import { sectionOf } from './screen-section.ts'
import { page, table } from './table.ts'

/** `docs/screens.md`: every address of the portal. */
export async function screens(): Promise<string> {
  const routes = await listedRoutes()
  const apps = [...new Set(routes.map(({ app }) => app))]
  const sections = apps.map((app) =>
    sectionOf(
      app,
      routes.filter((route) => route.app === app),
    ),
  )
  return page(
    '# Screens',
    'Made from every `src/routes.tsx` by `npm run docs`; a test keeps it current. English stands without a prefix, the same page in Estonian under `/et`, in French under `/fr`.',
    table(
      ['access', 'who may open it'],
      [
        ['public', 'everybody; rendered on the server'],
        ['member', 'a signed-in user; others are led to sign-in and back'],
        ['verified', 'a user whose address is confirmed; others are told how'],
        ['company', 'a verified user with a company; others are led to make one'],
        ['staff', 'any role of the staff'],
        ['moderator, support, editor, admin', 'staff with that role; an admin has all'],
      ],
    ),
    ...sections,
  )
}
