import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../workspace.ts'
import { startsInstallations } from '../longest-first.ts'
import { boundaries } from '../static-steps.ts'
import { computeNode, oneCheck, type Outcome, type Step } from '../step.ts'
import { checkTypes } from '../types-step.ts'
import { runProjects, waiting } from '../vitest-steps.ts'
import { affectedProjects } from './affected-projects.ts'
import { changedFiles } from './changed-files.ts'
import { readImportGraph } from './import-graph.ts'
import { relatedTests } from './related-tests.ts'

/** These tests read all sources as text, so they import no changed file. */
const readersOfAll = ['tools/conventions/', 'tools/docs/']
/** As many as two cores run within the time of this check; a change of the contract affects two hundred. */
const MAX_INTEGRATION_FILES = 24
const MAX_PAGE_FILES = 60

/** These tests call every operation, which takes minutes. */
const callsEverything = /^bff\/test\/(?:access-matrix|foreign|fuzz|mass-assignment|naughty-strings)\.int\.test\.ts$/

const nothing: Outcome = { passed: 0, failed: 0, output: '', notRun: 'nothing of it changed' }

/** The checks that a change can break, against the commit at which the branch began, or against `base`. */
export async function changedSteps(base?: string): Promise<{ steps: Step[]; left: string[] }> {
  const changed = changedFiles(root, base)
  const present = changed.filter((file) => existsSync(join(root, file)))
  const [folders, graph] = [await affectedProjects(changed), readImportGraph(root)]
  const isLong = (file: string): boolean => startsInstallations.test(`/${file}`) || callsEverything.test(file)
  const related = relatedTests(changed, graph).filter((file) => changed.includes(file) || !isLong(file))
  const ofKind = (isOne: (file: string) => boolean): string[] => related.filter(isOne)
  const pages = ofKind((file) => file.endsWith('.tsx'))
  const integration = ofKind((file) => file.endsWith('.int.test.ts'))
  const unit = ofKind((file) => !pages.includes(file) && !integration.includes(file))
  const code = present.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
  const isAffected = (folder: string): boolean =>
    [...folders].some((affected) => `${folder}/`.startsWith(`${affected}/`))
  const steps: Step[] = [
    ofFiles('format', present, (files) => [
      'node_modules/oxfmt/bin/oxfmt',
      '--check',
      '--no-error-on-unmatched-pattern',
      ...files,
    ]),
    ofFiles('lint', code, (files) => ['node_modules/oxlint/bin/oxlint', ...files]),
    { name: 'types', onlyComputes: true, run: () => checkTypes('changed-', isAffected) },
    ...(code.length > 0 ? [boundaries] : []),
    tests('unit', ['unit', 'pages'], [...readersOfAll, ...unit, ...pages.slice(0, MAX_PAGE_FILES)]),
    tests('integration', ['integration'], integration.slice(0, MAX_INTEGRATION_FILES), waiting),
  ]
  const left = [
    leftOf(pages, MAX_PAGE_FILES, 'pages'),
    leftOf(integration, MAX_INTEGRATION_FILES, 'integration'),
    'redis, build, journeys, and tests that start whole installations or call every operation',
  ].filter((line) => line !== '')
  return { steps, left }
}

const ofFiles = (name: string, files: readonly string[], given: (files: readonly string[]) => string[]): Step => ({
  name,
  onlyComputes: true,
  run: async () => (files.length === 0 ? nothing : oneCheck(() => computeNode(given(files)))),
})

const tests = (name: string, projects: string[], files: readonly string[], ...options: string[]): Step => ({
  name,
  run: async () => (files.length === 0 ? nothing : runProjects(projects, ...options, ...files)),
})

const leftOf = (files: readonly string[], most: number, name: string): string =>
  files.length > most
    ? `${files.length - most} of ${files.length} test files of ${name}, the farthest from the change`
    : ''
