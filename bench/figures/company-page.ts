import { paths } from '@sild/paths'
import { openInstallation } from '../measure/installation.ts'
import { categories, openVisitor, type Scores } from '../measure/lighthouse.ts'
import { reportValue } from '../measure/report.ts'
import { median } from '../measure/statistics.ts'

/** What Lighthouse's phone says of a company's public page, in all of its categories. */
const VISITS = 5
/** Of the demo: with cover, cases, gallery and reviews. */
const company = paths.company('udupilt')

await using portal = await openInstallation()
await using visitor = await openVisitor()

const found: Scores[] = []
// The first visit warms the caches of the portal, as most real visits find them warm.
for (let visit = 0; visit <= VISITS; visit += 1) found.push(await visitor.score(`${portal.run.url}${company}`))

console.log(`\n${company}, ${VISITS} visits`)
for (const category of categories) {
  const scores = found.slice(1).map((each) => each[category])
  const range = `${Math.min(...scores)} to ${Math.max(...scores)}`
  reportValue(`${category} (${range})`, median(scores), '', { atLeast: 95 })
}
