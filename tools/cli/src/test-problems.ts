import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runNode } from '../../check/step.ts'

interface Report {
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Which tests of an app fail, and why. */
export async function testProblems(app: string): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'sild-tests-'))
  const file = join(directory, 'report.json')
  try {
    const { code, output } = await runNode([
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=unit',
      '--project=pages',
      `${app}/src/`,
      '--passWithNoTests',
      '--reporter=json',
      `--outputFile=${file}`,
    ])
    if (code === 0) return []
    const failed = failuresIn(JSON.parse(readFileSync(file, 'utf8')) as Report)
    return failed.length > 0 ? failed : [output.trim()]
  } finally {
    rmSync(directory, { recursive: true })
  }
}

const firstLine = (text = ''): string => text.trim().split('\n', 1)[0] ?? ''

const failuresIn = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ assertionResults, message, name }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that could not even be loaded has no tests.
    if (assertionResults.length === 0 && message) return [`${name}: ${firstLine(message)}`]
    return failed.map(({ failureMessages, fullName }) => `${fullName}: ${firstLine(failureMessages[0])}`)
  })
