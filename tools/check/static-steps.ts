import { checkBoundaries } from '../boundaries/check.ts'
import { root } from '../workspace.ts'
import { computeNode, oneCheck, type Step } from './step.ts'

export const format: Step = {
  name: 'format',
  onlyComputes: true,
  run: () => oneCheck(() => computeNode(['node_modules/oxfmt/bin/oxfmt', '--check', '.'])),
}

export const lint: Step = {
  name: 'lint',
  onlyComputes: true,
  run: () => oneCheck(() => computeNode(['node_modules/oxlint/bin/oxlint'])),
}

export const boundaries: Step = {
  name: 'boundaries',
  onlyComputes: true,
  run: async () => {
    const { files, violations } = await checkBoundaries(root)
    if (files === 0) return { passed: 0, failed: 1, output: 'No file was looked at: the parser is missing.' }
    return { passed: violations.length === 0 ? 1 : 0, failed: violations.length, output: violations.join('\n') }
  },
}
