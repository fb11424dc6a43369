import { build } from './check/build-step.ts'
import { journeys } from './check/journeys-step.ts'
import { runSteps } from './check/run-steps.ts'
import { boundaries, format, lint } from './check/static-steps.ts'
import { types } from './check/types-step.ts'
import { integration, redis, unit } from './check/vitest-steps.ts'
import { orExplain } from './explain.mjs'
import { Failure } from './failure.mjs'
import { endWithParent } from './processes/end-with-parent.ts'

/** `npm test` runs every check; `npm test -- lint unit` only these. */
const steps = [format, lint, types, boundaries, unit, integration, redis, build, journeys]

endWithParent()
await orExplain(async () => {
  const { passed, failed } = await runSteps(choose(process.argv.slice(2)))
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
})

function choose(names: readonly string[]) {
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown)
    throw new Failure(`There is no check ${unknown}.`, `Choose from: ${steps.map(({ name }) => name).join(', ')}`)
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name))
}
