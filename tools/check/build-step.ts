import { computeNode, oneCheck, type Step } from './step.ts'

/** Also checks the size budgets: an app over budget is not published. */
export const build: Step = {
  name: 'build',
  onlyComputes: true,
  run: () => oneCheck(() => computeNode(['tools/build.ts'])),
}
