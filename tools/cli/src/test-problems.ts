import { appFolder, workspaceRoot } from '@sild/build/workspace'

import { runVitest, type VitestReport } from '../../check/run-vitest.ts'

/** The failing tests of an app, with their errors. */
export async function testProblems(app: string): Promise<string[]> {
  // A repository of one remote has the configuration of its own tests.
  const which = appFolder(app) === workspaceRoot ? [] : ['--project=unit', '--project=pages', `${app}/src/`]
  const { code, output, report } = await runVitest(...which, '--passWithNoTests')
  if (code === 0) return []
  const failed = report ? failuresIn(report) : []
  return failed.length > 0 ? failed : [output.trim()]
}

const firstLine = (text = ''): string => text.trim().split('\n', 1)[0] ?? ''

const failuresIn = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ assertionResults, message, name }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that could not even be loaded has no tests.
    if (assertionResults.length === 0 && message) return [`${name}: ${firstLine(message)}`]
    return failed.map(({ failureMessages, fullName }) => `${fullName}: ${firstLine(failureMessages[0])}`)
  })
