import { build } from './check/build-step.ts'
import { changedSteps } from './check/changed/changed-steps.ts'
import { journeys } from './check/journeys-step.ts'
import { runSteps } from './check/run-steps.ts'
import { boundaries, format, lint } from './check/static-steps.ts'
import { types } from './check/types-step.ts'
import { integration, redis, unit } from './check/vitest-steps.ts'
import { orExplain } from './explain.mjs'
import { Failure } from './failure.mjs'
import { endWithParent } from './processes/end-with-parent.ts'

/** `npm test` runs every check; `npm test -- lint unit` only these; `npm test -- changed [<base>]` what the changes can break. */
const steps = [format, lint, types, boundaries, unit, integration, redis, build, journeys]

endWithParent()
await orExplain(async () => {
  const [first, ...rest] = process.argv.slice(2)
  const { steps: chosen, left } =
    first === 'changed' ? await changedSteps(...rest) : { steps: choose(process.argv.slice(2)), left: [] }
  const { passed, failed } = await runSteps(chosen)
  if (left.length > 0) console.log(['\n  left to the whole run', ...left.map((line) => `  ${line}`)].join('\n'))
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
})

function choose(names: readonly string[]) {
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown)
    throw new Failure(`There is no check ${unknown}.`, `Choose from: ${steps.map(({ name }) => name).join(', ')}`)
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name))
}
